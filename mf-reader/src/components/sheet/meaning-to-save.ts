import { LONGEST_WORD } from "@lagom/shared/contract/word-limits";
import { clip } from "../../text/clip.ts";
import type { Lookup } from "./lookup.ts";

const UNKNOWN: ReadonlySet<Lookup["state"]> = new Set([
  "no-entry",
  "parts",
  "too-many-words",
  "unknown-name",
]);

/** Whether no source knows the text, or only a guess could be made. A failure does not count. */
export const isUnknown = (lookup: Lookup): boolean =>
  lookup.state === "answered" ? lookup.answer.guess === true : UNKNOWN.has(lookup.state);

/** Whether the reader may enter a meaning: no source knows the text, or none could be reached, as when offline. */
export const takesOwn = (lookup: Lookup): boolean => isUnknown(lookup) || lookup.state === "failed";

/**
 * The translation to save with a word: our answer unless it is a guess, else the reader's own words if they may enter them.
 * @returns at most LONGEST_WORD letters, ending in "…" if shortened; empty if there is neither
 */
export function meaningToSave(lookup: Lookup, own: string): string {
  const ours = lookup.state === "answered" ? lookup.answer.gloss : "";
  const meaning = takesOwn(lookup) ? own : ours;
  const whole = meaning.replace(/\s+/g, " ").trim();
  return whole.length <= LONGEST_WORD ? whole : `${clip(whole, LONGEST_WORD - 1).trim()}…`;
}
