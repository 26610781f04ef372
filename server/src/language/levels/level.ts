import type { LanguageCode } from "@lagom/shared/text/languages";
import { LEVELS, type Level } from "@lagom/shared/text/levels";
import type { LevelReport, StoredEntry } from "../../schema/text-columns.ts";
import { frequencyBand } from "./frequency.ts";
import { ANCHOR_LEVELS, type Anchors, LEVEL_ANCHORS } from "./level-anchors.ts";

/** Measurements of a text: words per sentence, and the share of hard words among listed words. */
export interface LevelFeatures {
  sentence: number;
  hard: number;
}

/** If the share of unknown words is larger, no level is claimed. */
export const MOST_UNKNOWN = 0.2;
/** Words above this level count as hard. */
const EASY = LEVELS.indexOf("A2");

/** The level of each running word except names and numbers; null for words that are in no list. */
export function bandsOf(language: LanguageCode, words: readonly StoredEntry[]): (Level | null)[] {
  return words.filter((word) => !word.name).map((word) => word.band ?? frequencyBand(language, word));
}

/**
 * Reports how well a text matches its level.
 * @param bands as `bandsOf` gives them
 * @param sentenceLengths words in each sentence
 */
export function reportLevel(
  language: LanguageCode,
  level: Level,
  bands: readonly (Level | null)[],
  sentenceLengths: readonly number[],
): LevelReport {
  const counted = bands.map((band) => ({ band }));
  const features = featuresOf(counted, sentenceLengths);
  const checked = counted.length > 0 && shareUnknown(counted) <= MOST_UNKNOWN;
  return {
    within: checked ? round(shareWithin(level, counted)) : null,
    mean_sentence: round(features.sentence),
    longest_sentence: sentenceLengths.reduce((longest, length) => Math.max(longest, length), 0),
    estimated: checked ? estimateLevel(features, LEVEL_ANCHORS[language]) : null,
  };
}

/** Measures a text. Words that are in no list are neither easy nor hard. */
export function featuresOf(
  words: readonly Pick<StoredEntry, "band">[],
  sentenceLengths: readonly number[],
): LevelFeatures {
  const bands = words.flatMap(({ band }) => (band === null ? [] : [LEVELS.indexOf(band)]));
  return {
    sentence: sentenceLengths.reduce((sum, length) => sum + length, 0) / Math.max(sentenceLengths.length, 1),
    hard: bands.filter((band) => band > EASY).length / Math.max(bands.length, 1),
  };
}

/** The share of words that are in no list. */
export function shareUnknown(words: readonly Pick<StoredEntry, "band">[]): number {
  return words.filter(({ band }) => band === null).length / Math.max(words.length, 1);
}

/** Weight of sentence length against words, tuned on our own texts (`pnpm content levels`). */
const SENTENCE_WEIGHT = 2 / 3;

/** The level whose texts, in this language, have such sentences and words. */
export function estimateLevel({ sentence, hard }: LevelFeatures, anchors: Anchors): Level {
  const bySentence = SENTENCE_WEIGHT * place(sentence, anchors.sentence);
  return levelAt(bySentence + (1 - SENTENCE_WEIGHT) * place(hard, anchors.hard));
}

/** The level whose texts, in this language, have sentences of this length. */
export function levelBySentence(language: LanguageCode, meanSentence: number): Level {
  return levelAt(place(meanSentence, LEVEL_ANCHORS[language].sentence));
}

/** Position of a measurement between its anchors, those of the last levels, as a fractional level index. */
function place(value: number, anchors: readonly number[]): number {
  const levels = ANCHOR_LEVELS.slice(-anchors.length);
  const at = levels.findIndex((_, index) => value <= (anchors[index] ?? 0));
  const upper = Math.min(Math.max(at < 0 ? anchors.length - 1 : at, 1), anchors.length - 1);
  const [low = 0, high = 1] = anchors.slice(upper - 1, upper + 1);
  const [from = "A2", to = "C1"] = levels.slice(upper - 1, upper + 1);
  const steps = LEVELS.indexOf(to) - LEVELS.indexOf(from);
  const between = LEVELS.indexOf(from) + (steps * (value - low)) / Math.max(high - low, Number.EPSILON);
  return Math.min(Math.max(between, 0), LEVELS.length - 1);
}

const levelAt = (index: number): Level => LEVELS[Math.round(index)] ?? "C2";

function shareWithin(level: Level, words: readonly Pick<StoredEntry, "band">[]): number {
  const limit = LEVELS.indexOf(level);
  const within = words.filter(({ band }) => band !== null && LEVELS.indexOf(band) <= limit).length;
  return within / Math.max(words.length, 1);
}

const round = (value: number) => Math.round(value * 1000) / 1000;
