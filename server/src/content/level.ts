import { LEVELS, type Level } from "@lagom/shared/text/levels";
import type { StoredEntry } from "./entry.ts";

/** An estimate from word bands and sentence lengths, no verdict (design §6). */
export interface LevelReport {
  /** Share of running words within the level's list; null when too many are in no list. */
  within: number | null;
  /** Words a sentence. */
  mean_sentence: number;
  longest_sentence: number;
  estimated: Level | null;
}

/** More unknown words than this, and nothing is claimed. */
const MOST_UNKNOWN = 0.2;
/** A text is at the easiest level whose list holds this share of its words. */
const SHARE_WITHIN = 0.9;
/** Words of the mean sentence, at most, by level. */
const SENTENCE_LIMITS: Readonly<Record<Level, number>> = {
  A1: 8,
  A2: 12,
  B1: 16,
  B2: 20,
  C1: 27,
  C2: Number.POSITIVE_INFINITY,
};

/**
 * Reports how a text keeps to its level.
 * @param words each running word; names and numbers are left out of the shares
 * @param sentenceLengths words in each sentence
 */
export function reportLevel(
  level: Level,
  words: readonly StoredEntry[],
  sentenceLengths: readonly number[],
): LevelReport {
  const counted = words.filter((word) => !word.name);
  const unknown = counted.filter((word) => word.band === null).length;
  const mean = sentenceLengths.reduce((sum, length) => sum + length, 0) / Math.max(sentenceLengths.length, 1);
  const checked = counted.length > 0 && unknown / counted.length <= MOST_UNKNOWN;
  return {
    within: checked ? round(shareWithin(level, counted)) : null,
    mean_sentence: round(mean),
    longest_sentence: Math.max(0, ...sentenceLengths),
    estimated: checked ? estimate(counted, mean) : null,
  };
}

function estimate(words: readonly StoredEntry[], meanSentence: number): Level {
  const fits = (level: Level) =>
    shareWithin(level, words) >= SHARE_WITHIN && meanSentence <= SENTENCE_LIMITS[level];
  return LEVELS.find(fits) ?? "C2";
}

function shareWithin(level: Level, words: readonly StoredEntry[]): number {
  const limit = LEVELS.indexOf(level);
  const within = words.filter(({ band }) => band !== null && LEVELS.indexOf(band) <= limit).length;
  return within / Math.max(words.length, 1);
}

const round = (value: number) => Math.round(value * 1000) / 1000;
