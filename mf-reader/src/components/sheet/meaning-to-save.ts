import { LONGEST_WORD } from "@lagom/shared/contract/word-limits";
import { clip } from "../../text/clip.ts";
import type { Lookup } from "./lookup.ts";

/** Whether no source knows the word. A failure does not count. */
export const isUnknown = ({ state }: Pick<Lookup, "state">): boolean =>
  state === "no-entry" || state === "unknown-name";

/** Whether the reader may say what the word means: nothing here knows it, or nothing could be asked, as offline. */
export const takesOwn = (lookup: Pick<Lookup, "state">): boolean =>
  isUnknown(lookup) || lookup.state === "failed";

/**
 * What a word is saved with: our answer, else the reader's own words where they may give them.
 * @returns at most 200 letters, with "…" where more were left out; empty while there is neither
 */
export function meaningToSave(lookup: Lookup, own: string): string {
  const meaning = lookup.state === "answered" ? lookup.answer.gloss : takesOwn(lookup) ? own : "";
  const whole = meaning.replace(/\s+/g, " ").trim();
  return whole.length <= LONGEST_WORD ? whole : `${clip(whole, LONGEST_WORD - 1).trim()}…`;
}
