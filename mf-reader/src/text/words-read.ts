/** Faster than anyone reads a language they are learning; anything beyond is skimming. */
const MOST_WORDS_PER_SECOND = 6;
/** A paragraph on screen for less than this was not read, however short it is. */
const LEAST_SECONDS_ON_SCREEN = 1;
/** Longer than anyone pauses while scrolling past: of a paragraph taller than the screen, what was read so far counts. */
const LONGEST_WAIT_SECONDS = 20;

/** Its words, and how long it was on screen. */
interface Paragraph {
  words: number;
  seconds: number;
}

/** Whether a paragraph was on screen for as long as it takes to read it. */
export const wasRead = (paragraph: Paragraph): boolean => paragraph.seconds >= secondsNeeded(paragraph.words);

/**
 * How many words count as read: those of the paragraphs that were on screen long enough to be read, in total at most six per
 * second of reading. So scrolling past a text, or opening it again, adds nothing.
 * @param paragraphs words of each paragraph and its seconds on screen
 * @param seconds time with the text in view
 */
export function wordsRead(paragraphs: readonly Paragraph[], seconds: number): number {
  const seen = paragraphs.filter(wasRead).reduce((sum, { words }) => sum + words, 0);
  return Math.floor(Math.min(seen, seconds * MOST_WORDS_PER_SECOND));
}

function secondsNeeded(words: number): number {
  const reading = Math.min(words / MOST_WORDS_PER_SECOND, LONGEST_WAIT_SECONDS);
  return Math.max(reading, LEAST_SECONDS_ON_SCREEN);
}
