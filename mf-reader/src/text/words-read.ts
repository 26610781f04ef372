/** Faster than anybody reads a language they learn: what goes beyond is skimming. */
export const MOST_WORDS_PER_SECOND = 6;
/** A paragraph that passed by in less was not read. */
export const LEAST_SECONDS_ON_SCREEN = 1;

/**
 * How many words count as read: those of the paragraphs that were on screen for at least a second, all together no more
 * than six for each second of reading. So scrolling through a text, or opening it again, adds next to nothing.
 * @param paragraphs words of each paragraph and its seconds on screen
 * @param seconds time with the text in view
 */
export function wordsRead(
  paragraphs: readonly { words: number; seconds: number }[],
  seconds: number,
): number {
  const seen = paragraphs
    .filter((paragraph) => paragraph.seconds >= LEAST_SECONDS_ON_SCREEN)
    .reduce((sum, { words }) => sum + words, 0);
  return Math.floor(Math.min(seen, seconds * MOST_WORDS_PER_SECOND));
}
