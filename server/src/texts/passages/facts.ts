import type { MeaningReport } from "@lagom/shared/contract/text";
import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import { numbersIn, numberWordsIn } from "../../language/number-words.ts";

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

/**
 * Numbers of a rewrite that its source gives no reason for. A number may be written in another way: in full, in thousands, with its
 * century; one of two digits may stand in words in the source, unless that has a number that is missing.
 */
export function changedNumbers(source: string, rewrite: string): string[] {
  const known = numbersIn(source).map(({ value }) => value);
  const numbers = numberWordsIn(rewrite);
  const kept = new Set(numbers.map(({ value }) => value));
  const lost = numberWordsIn(source).some(({ value }) => !kept.has(value));
  return numbers
    .filter(({ value }) => !isKnown(value, known) && (lost || significant(value).length >= SURELY_IN_DIGITS))
    .map(({ written }) => written);
}

/** Numbers with fewer significant digits may stand in words. */
const SURELY_IN_DIGITS = 3;
const CENTURY = 100;
const NOON = 1200;

/** Whether a number is one of these, in another unit of ten, of the clock or of a calendar. */
function isKnown(value: number, known: readonly number[]): boolean {
  const digits = significant(value);
  if (digits.length === 1) return true;
  return known.some(
    (other) =>
      significant(other) === digits ||
      value === (other - 1) * CENTURY ||
      value === other + NOON ||
      (value > 1000 && value < 2100 && value % CENTURY === other),
  );
}

/** The digits of a number without the zeros at its end. */
function significant(value: number): string {
  const digits = String(value);
  return digits.endsWith("0") && value > 0 ? significant(value / 10) : digits;
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
