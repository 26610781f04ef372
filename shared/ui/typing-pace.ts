const SHORTEST_MS = 200;
const LONGEST_MS = 700;
const UNKNOWN_MS = 300;
/** A pause is longer than the time from one letter to the next by this much. */
const PAUSE = 1.8;

/**
 * How long typing must rest before a search goes out: longer for who types slowly, so that a word costs one or two
 * requests at any pace.
 * @param gap time between the last two letters in ms; undefined for the first
 */
export function restBeforeSearch(gap: number | undefined): number {
  if (gap === undefined || gap > LONGEST_MS) return UNKNOWN_MS;
  return Math.min(Math.max(gap * PAUSE, SHORTEST_MS), LONGEST_MS);
}
