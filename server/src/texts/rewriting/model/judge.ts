import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { guessLanguage } from "../../../language/lexicon/guess-language.queries.ts";
import type { Db } from "../../../platform/database/open.ts";
import { ModelFailure } from "./model.ts";

const REFUSED = "assist|comply|fulfill?|provide|rewrite|translate|help (?:you )?with";
/** What a model says about its task. "I can't come" and "Sorry, I'm late" are valid answers too. */
const REFUSAL = new RegExp(
  "^(?:(?:i['’]m |i am )?sorry[,.]? |i apologi[sz]e[,.]? )?(?:but )?" +
    `(?:as an ai(?: assistant| (?:language )?model)?(?:,| i\\b)|i (?:can ?not|can['’]t|won['’]t) (?:${REFUSED})\\b|i(?:['’]m| am) (?:unable|not able) to (?:${REFUSED})\\b)`,
  "i",
);
/** An answer much longer than the text it rewrites is not a rewrite. */
const MOST_TIMES_LONGER = 4;
const ALWAYS_ALLOWED = 300;
/** Japanese without kana looks like Chinese; only a few words of it are. */
const MOST_LETTERS_WITHOUT_KANA = 12;

/** What an answer is checked against. */
export interface Asked {
  text: string;
  from: LanguageCode;
  into: LanguageCode;
}

/** A model's answer as plain text: NFC, one paragraph, without delimiters, code fences and control characters. */
export function plain(answer: string): string {
  return answer
    .normalize("NFC")
    .replace(/^```\w*\n|\n```$/g, "")
    .replace(/^=====.*=====$/gm, "")
    .replace(/\s+/gu, " ")
    .replace(/[\p{Cc}\p{Cs}\uFFFD]/gu, "")
    .trim();
}

/**
 * Refuses an answer that is not a rewrite.
 * @throws ModelFailure refused, empty, unchanged, wrong_language, runaway
 */
export async function judge(db: Db, answer: string, { text, from, into }: Asked): Promise<void> {
  if (!/[\p{L}\p{N}]/u.test(answer)) throw new ModelFailure("empty", "The answer is empty");
  if (REFUSAL.test(answer) && !REFUSAL.test(text)) throw new ModelFailure("refused", "The model refused");
  if (answer.length > ALWAYS_ALLOWED + MOST_TIMES_LONGER * text.length) {
    throw new ModelFailure("runaway", "The answer is another text");
  }
  const same = wordKey(answer, into) === wordKey(text, into);
  if (same && /\p{L}/u.test(text)) throw new ModelFailure("unchanged", "The answer is the text itself");
  const language = await guessLanguage(db, answer);
  const withoutKana = into === "ja" && language === "zh" && answer.length <= MOST_LETTERS_WITHOUT_KANA;
  if (language !== null && language !== into && !withoutKana) {
    throw new ModelFailure(
      "wrong_language",
      `The answer is in ${language}, not in ${into}; asked from ${from}`,
    );
  }
}
