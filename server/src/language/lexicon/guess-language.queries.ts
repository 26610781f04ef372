import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";

const SCRIPTS: readonly (readonly [RegExp, LanguageCode])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, "ja"],
  [/\p{Script=Han}/gu, "zh"],
  [/\p{Script=Hangul}/gu, "ko"],
  [/\p{Script=Arabic}/gu, "ar"],
  [/\p{Script=Devanagari}/gu, "hi"],
  [/\p{Script=Cyrillic}/gu, "ru"],
];
const LATIN = LANGUAGES.map(({ code }) => code).filter((code) => !SCRIPTS.some(([, own]) => own === code));
/** Minimum share of kana in Japanese; Chinese has none. */
const LEAST_KANA = 0.1;
/** With fewer known words there is no guess. */
const LEAST_KNOWN = 4;
/** How much better the best language must fit than the second. */
const CLEARLY = 1.3;
const MOST_WORDS = 300;

/**
 * The language of a text, judged by its script or by the language of most of its words.
 * @returns null if it is too short or two languages fit equally well
 */
export async function guessLanguage(db: Db, text: string): Promise<LanguageCode | null> {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const shares = SCRIPTS.map(([script, code]) => ({
    code,
    share: (text.match(script)?.length ?? 0) / letters,
  }));
  const shareOf = (code: LanguageCode) => shares.find((script) => script.code === code)?.share ?? 0;
  if (shareOf("ja") >= LEAST_KANA && shareOf("ja") + shareOf("zh") > 0.5) return "ja";
  const own = shares.find(({ share }) => share > 0.5);
  if (own) return own.code;
  return letters === 0 ? null : guessLatin(db, text);
}

async function guessLatin(db: Db, text: string): Promise<LanguageCode | null> {
  const words = (text.match(/[\p{L}\p{M}]+/gu) ?? []).slice(0, MOST_WORDS);
  const keys = JSON.stringify(words.map((word) => wordKey(word, "en")));
  const { rows } = await db.execute<{ language: LanguageCode; words: number }>(sql`
    select language, count(*)::int as words
    from jsonb_array_elements_text(${keys}::jsonb) as word
    join (select distinct language, form from lexicon_forms
      where language in ${LATIN} and form in (select jsonb_array_elements_text(${keys}::jsonb))) as known
      on known.form = word
    group by language order by words desc limit 2`);
  const [best, next] = rows;
  if (!best || best.words < LEAST_KNOWN) return null;
  return best.words >= CLEARLY * (next?.words ?? 0) ? best.language : null;
}
