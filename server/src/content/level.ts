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
interface Bar {
  /** Share of running words within the level's list, at least. */
  within: number;
  /** Words of the mean sentence, at most. */
  sentence: number;
}
/** A text is at the easiest level whose bar it takes; the bars tell apart the levels of our own collection. */
const BARS: Readonly<Record<Level, Bar>> = {
  A1: { within: 0.75, sentence: 8 },
  A2: { within: 0.75, sentence: 13 },
  B1: { within: 0.89, sentence: 23 },
  B2: { within: 0.97, sentence: 28 },
  C1: { within: 0.97, sentence: 40 },
  C2: { within: 0, sentence: Number.POSITIVE_INFINITY },
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

/** The easiest level whose sentences are as long as these. */
export function levelBySentence(meanSentence: number): Level {
  return LEVELS.find((level) => meanSentence <= BARS[level].sentence) ?? "C2";
}

function estimate(words: readonly StoredEntry[], meanSentence: number): Level {
  const fits = (level: Level) =>
    shareWithin(level, words) >= BARS[level].within && meanSentence <= BARS[level].sentence;
  return LEVELS.find(fits) ?? "C2";
}

function shareWithin(level: Level, words: readonly StoredEntry[]): number {
  const limit = LEVELS.indexOf(level);
  const within = words.filter(({ band }) => band !== null && LEVELS.indexOf(band) <= limit).length;
  return within / Math.max(words.length, 1);
}

const round = (value: number) => Math.round(value * 1000) / 1000;
