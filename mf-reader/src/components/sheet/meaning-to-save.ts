import type { LookUp } from "./use-look-up.ts";

/** The longest word or phrase, and the longest translation of one, that can be saved. */
export const LONGEST_WORD = 200;

/** Whether nothing here knows the word, so that the reader may say what it means. A failure is no such answer. */
export const isUnknown = ({ state }: Pick<LookUp, "state">): boolean => state === "no-entry";

/**
 * What a word is saved with: our answer, else the reader's own words for what nothing here knows.
 * @returns empty while there is neither
 */
export function meaningToSave(lookUp: LookUp, own: string): string {
  const meaning = lookUp.state === "answered" ? lookUp.answer.gloss : isUnknown(lookUp) ? own : "";
  return meaning.replace(/\s+/g, " ").trim().slice(0, LONGEST_WORD).trim();
}
