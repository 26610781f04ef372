import type { MeaningReport } from "@lagom/shared/contract/text";
import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import { numberWordsIn } from "../../language/number-words.ts";

/** German capitalises every noun. */
const CAPITALS_EVERYWHERE = new Set<LanguageCode>(["de"]);
/** Languages that capitalise names but no other words. */
const CAPITALS = new Set<LanguageCode>(["sv", "es", "fr", "en", "pt", "ru", "it", "nl", "tr", "pl"]);
const CYRILLIC = new Set<LanguageCode>(["ru"]);
/** Names are compared by their beginning, since endings change. */
const STEM_SHARE = 0.6;
const SHORTEST_STEM = 3;

/**
 * Numbers and names of a text that its rewrite lacks. Numbers from 21 on are compared, in any digits; smaller ones may be
 * written as words. Names are compared if both languages share a script that marks them by capitals.
 */
export function missingFacts(
  source: string,
  from: LanguageCode,
  rewrite: string,
  into: LanguageCode,
): string[] {
  const kept = new Set(numberWordsIn(rewrite).map(({ value }) => value));
  const numbers = numberWordsIn(source).filter(({ value }) => !kept.has(value));
  const names = checksNames(from, into) ? namesIn(source, from) : [];
  const found = rewrite.toLocaleLowerCase(into);
  const lost = names.filter((name) => !found.includes(stemOf(name, into)));
  return [...new Set([...numbers.map(({ written }) => written), ...lost])];
}

/** The meaning report on a whole text. */
export function meaningReport(
  missing: readonly string[],
  from: LanguageCode,
  into: LanguageCode,
): MeaningReport {
  return { missing: [...new Set(missing)], names_checked: checksNames(from, into) };
}

const checksNames = (from: LanguageCode, into: LanguageCode) =>
  CAPITALS.has(from) && isLatinOrCyrillic(into) && CYRILLIC.has(from) === CYRILLIC.has(into);

const NOT_LATIN: readonly LanguageCode[] = ["ar", "zh", "hi", "ja", "ko"];
const isLatinOrCyrillic = (code: LanguageCode) =>
  LANGUAGES.some((language) => language.code === code) && !NOT_LATIN.includes(code);

/**
 * The names in a text with one paragraph per line: capitalised words that neither begin a sentence or a line nor occur without
 * their capital. In a language that capitalises other words too, no names can be recognised.
 */
export function namesIn(text: string, code: LanguageCode): string[] {
  if (CAPITALS_EVERYWHERE.has(code)) return [];
  const small = new Set(text.match(/\p{Ll}[\p{L}\p{M}'’-]+/gu));
  const names = text.matchAll(/(?<=[\p{Ll}\p{N},;)][^\S\n]{1,3})\p{Lu}[\p{L}\p{M}'’-]{2,}/gu);
  return [...new Set([...names].map(([name]) => name))].filter(
    (name) => !small.has(name.toLocaleLowerCase(code)),
  );
}

function stemOf(name: string, code: LanguageCode): string {
  const [plain = ""] = name.split(/['’]/u, 1);
  const length = Math.max(SHORTEST_STEM, Math.ceil(plain.length * STEM_SHARE));
  return plain.slice(0, length).toLocaleLowerCase(code);
}
