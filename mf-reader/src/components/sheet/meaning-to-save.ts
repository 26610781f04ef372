import { LONGEST_WORD } from "@lagom/shared/contract/word-limits";
import { clip } from "../../text/clip.ts";
import type { Lookup } from "./lookup.ts";

/** Whether no source knows the word. A failure does not count. */
export const isUnknown = ({ state }: Pick<Lookup, "state">): boolean =>
  state === "no-entry" || state === "unknown-name";

/** Whether the reader may enter a meaning: no source knows the word, or none could be reached, as when offline. */
export const takesOwn = (lookup: Pick<Lookup, "state">): boolean =>
  isUnknown(lookup) || lookup.state === "failed";

/**
 * The translation to save with a word: our answer, else the reader's own words if they may enter them.
 * @returns at most LONGEST_WORD letters, ending in "…" if shortened; empty if there is neither
 */
export function meaningToSave(lookup: Lookup, own: string): string {
  const meaning = lookup.state === "answered" ? lookup.answer.gloss : takesOwn(lookup) ? own : "";
  const whole = meaning.replace(/\s+/g, " ").trim();
  return whole.length <= LONGEST_WORD ? whole : `${clip(whole, LONGEST_WORD - 1).trim()}…`;
}
