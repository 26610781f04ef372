/** A text is sent in parts of whole paragraphs, so that the beginning of a long one shows at once. */
const WORDS_A_PART = 1500;
/** Paragraphs may have no words at all, such as lines of symbols. */
const PARAGRAPHS_A_PART = 500;

/** Positions of the first and last paragraph of a part, and of the paragraph after it. */
export interface Part {
  first: number;
  last: number;
  next: number | null;
}

/**
 * The part that begins at a position: paragraphs until `WORDS_A_PART` is reached, at least one and at most
 * `PARAGRAPHS_A_PART`.
 * @param wordCounts words in each paragraph, by position
 * @returns null if there is no such paragraph
 */
export function partAt(first: number, wordCounts: readonly number[]): Part | null {
  if (first >= wordCounts.length) return null;
  let last = first;
  let words = wordCounts[first] ?? 0;
  while (last + 1 < wordCounts.length && words < WORDS_A_PART && last + 1 - first < PARAGRAPHS_A_PART) {
    last += 1;
    words += wordCounts[last] ?? 0;
  }
  return { first, last, next: last + 1 < wordCounts.length ? last + 1 : null };
}
