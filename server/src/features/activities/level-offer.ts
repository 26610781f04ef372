import type { LevelOffer } from "@lagom/shared/contract/level-offer";
import type { Level } from "@lagom/shared/text/levels";

/** Only what was read in so many days counts, today among them. */
export const EVIDENCE_DAYS = 28;
/** Whatever the answer to an offer, none is made from the same level for so many days. */
export const SILENT_DAYS = 60;

const EASY = { finished: 5, words: 500, finishedShare: 0.8, lookupsPer100: 1 };
const HARD = { opened: 4, words: 300, lookupsPer100: 8 };
/** So many lookups are hard only for who also leaves most texts unfinished. */
const HARD_AND_LEFT = { finishedShare: 0.5, lookupsPer100: 4 };

/** What a reader did in texts of one level. */
export interface LevelEvidence {
  opened: number;
  finished: number;
  wordsRead: number;
  lookups: number;
}

/**
 * Whether another level is worth a try (docs/decisions/0089-levels-that-follow-the-reader.md).
 * @param levels at which there are texts, easiest first
 */
export function offerLevel(
  level: Level,
  levels: readonly Level[],
  evidence: LevelEvidence,
): LevelOffer | null {
  const at = levels.indexOf(level);
  const seems = at < 0 ? undefined : judged(evidence);
  const next = seems && levels[seems === "easy" ? at + 1 : at - 1];
  if (!next) return null;
  const { finished, wordsRead, lookups } = evidence;
  return { level, seems, next, finished, words_read: wordsRead, words_looked_up: lookups };
}

function judged({ opened, finished, wordsRead, lookups }: LevelEvidence): LevelOffer["seems"] | undefined {
  if (wordsRead === 0) return undefined;
  const per100 = (100 * lookups) / wordsRead;
  // A text that was opened before these days may be finished in them.
  const share = finished / Math.max(opened, finished, 1);
  if (opened >= HARD.opened && wordsRead >= HARD.words) {
    if (per100 >= HARD.lookupsPer100) return "hard";
    if (per100 >= HARD_AND_LEFT.lookupsPer100 && share < HARD_AND_LEFT.finishedShare) return "hard";
  }
  const enough = finished >= EASY.finished && wordsRead >= EASY.words;
  return enough && share >= EASY.finishedShare && per100 <= EASY.lookupsPer100 ? "easy" : undefined;
}
