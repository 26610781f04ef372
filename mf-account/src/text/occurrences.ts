import type { LanguageCode } from "@lagom/shared/text/languages";

/** A stretch of a text, in UTF-16 units. */
interface Span {
  start: number;
  end: number;
}

/** Languages that write no spaces between words. */
const WITHOUT_SPACES: ReadonlySet<LanguageCode> = new Set(["zh", "ja"]);

/**
 * Where a word stands in a sentence, in whatever case, in order. As a whole word if it does anywhere, else within others, as with
 * a prefix or in a language without spaces.
 */
export function occurrences(sentence: string, word: string, lang: LanguageCode): Span[] {
  if (word.trim() === "") return [];
  const anywhere = spans(sentence, escaped(word, lang));
  if (WITHOUT_SPACES.has(lang)) return anywhere;
  const whole = spans(
    sentence,
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${escaped(word, lang)})(?![\p{L}\p{M}\p{N}])`,
  );
  return whole.length > 0 ? whole : anywhere;
}

const spans = (sentence: string, pattern: string): Span[] =>
  [...sentence.matchAll(new RegExp(pattern, "giu"))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));

/** Also in the capitals of its language: the `i` of an expression knows nothing of the Turkish ones. */
const escaped = (word: string, lang: LanguageCode): string =>
  [word, word.toLocaleUpperCase(lang), word.slice(0, 1).toLocaleUpperCase(lang) + word.slice(1)]
    .map((one) => one.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"))
    .join("|");

/** A text split at stretches of it; the pieces together are the text. */
export function splitAt(
  text: string,
  at: readonly Span[],
): { start: number; text: string; within: boolean }[] {
  const pieces: { start: number; text: string; within: boolean }[] = [];
  let from = 0;
  for (const { start, end } of at) {
    pieces.push({ start: from, text: text.slice(from, start), within: false });
    pieces.push({ start, text: text.slice(start, end), within: true });
    from = end;
  }
  pieces.push({ start: from, text: text.slice(from), within: false });
  return pieces.filter((piece) => piece.text !== "");
}
