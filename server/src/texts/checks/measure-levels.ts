import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import { LEVELS, type Level } from "@lagom/shared/text/levels";
import { frequencyBand } from "../../language/levels/frequency.ts";
import {
  estimateLevel,
  featuresOf,
  type LevelFeatures,
  MOST_UNKNOWN,
  shareUnknown,
} from "../../language/levels/level.ts";
import { ANCHOR_LEVELS, type Anchors } from "../../language/levels/level-anchors.ts";
import type { StoredEntry } from "../../schema/text-columns.ts";
import { buildText } from "../collection/build-texts.ts";
import { readCorpus } from "../collection/corpus-files.ts";
import { type BuiltRewrite, runningText, sentenceLengths } from "../passages/build-rewrite.ts";
import { runningEntries } from "../passages/paragraph.ts";

interface Sample {
  /** The article or book it belongs to. */
  slug: string;
  language: LanguageCode;
  level: Level;
  words: (Pick<StoredEntry, "lemma" | "band"> & { frequency: Level | null })[];
  lengths: number[];
}

/** The estimates of the texts of one level. */
export interface LevelMeasure {
  language: LanguageCode;
  /** How often each level was estimated; `none` where too many words were unknown. */
  confusion: Map<Level, Map<Level | "none", number>>;
  /** Computed from all texts. */
  anchors: Anchors;
}

/**
 * Estimates each text of the collection with lists and anchors that do not include its own article or book: only words of our
 * lexicon that occur elsewhere are known, and its own figures are in no mean.
 */
export async function measureLevels(folder: string): Promise<LevelMeasure[]> {
  const samples = await readSamples(folder);
  return LANGUAGES.flatMap(({ code }) => {
    const own = samples.filter(({ language }) => language === code);
    return own.length === 0 ? [] : [measure(code, own)];
  });
}

async function readSamples(folder: string): Promise<Sample[]> {
  const corpus = await readCorpus(folder);
  const samples: Sample[] = [];
  for (const text of [...corpus.articles, ...corpus.bookTexts.filter(({ part }) => part === "summary")]) {
    const rewrites = await buildText(text, corpus);
    samples.push(...rewrites.map((rewrite) => sampleOf(text.slug, rewrite)));
  }
  return samples;
}

function sampleOf(slug: string, { language, level, paragraphs }: BuiltRewrite): Sample {
  const body = runningText(paragraphs);
  const words = body
    .flatMap(runningEntries)
    .filter(({ name }) => !name)
    .map((entry) => ({ lemma: entry.lemma, band: entry.band, frequency: frequencyBand(language, entry) }));
  return { slug, language, level, words, lengths: body.flatMap(sentenceLengths) };
}

function measure(language: LanguageCode, samples: readonly Sample[]): LevelMeasure {
  const confusion: LevelMeasure["confusion"] = new Map(ANCHOR_LEVELS.map((level) => [level, new Map()]));
  for (const sample of samples) {
    const others = samples.filter(({ slug }) => slug !== sample.slug);
    const estimated = judgeBlind(sample, others);
    const row = confusion.get(sample.level);
    row?.set(estimated, (row.get(estimated) ?? 0) + 1);
  }
  return { language, confusion, anchors: anchorsOf(samples) };
}

function judgeBlind({ words, lengths }: Sample, others: readonly Sample[]): Level | "none" {
  const listed = new Set(others.flatMap((other) => other.words.map(({ lemma }) => lemma)));
  const known = words.map(({ lemma, band, frequency }) => ({
    band: (listed.has(lemma) ? band : null) ?? frequency,
  }));
  if (others.length === 0 || shareUnknown(known) > MOST_UNKNOWN) return "none";
  return estimateLevel(featuresOf(known, lengths), anchorsOf(others));
}

function anchorsOf(samples: readonly Sample[]): Anchors {
  const means = ANCHOR_LEVELS.map((level) => {
    const features = samples
      .filter((s) => s.level === level)
      .map((s) => featuresOf(s.words.map(bandOf), s.lengths));
    const mean = (of: (features: LevelFeatures) => number) =>
      features.reduce((sum, one) => sum + of(one), 0) / Math.max(features.length, 1);
    return { sentence: mean(({ sentence }) => sentence), hard: mean(({ hard }) => hard) };
  });
  return { sentence: means.map(({ sentence }) => sentence), hard: means.slice(1).map(({ hard }) => hard) };
}

const bandOf = ({ band, frequency }: Sample["words"][number]) => ({ band: band ?? frequency });

/** The measurement as `pnpm content levels` prints it: one row per level, and how many were right or off by one. */
export function printMeasure({ language, confusion, anchors }: LevelMeasure): string {
  const columns = [...LEVELS, "none"] as const;
  const rows = [...confusion].map(([level, row]) => {
    const cells = columns.map((column) => String(row.get(column) ?? 0).padStart(6));
    return `  ${level} ${cells.join("")}`;
  });
  const { all, right, near, none } = totals(confusion);
  return [
    `${language}  ${all} texts: ${right} right, ${near} off by one, ${all - right - near - none} further off, ${none} not checked`,
    `     ${columns.map((column) => column.padStart(6)).join("")}`,
    ...rows,
    `  anchors: { sentence: [${anchors.sentence.map((mean) => mean.toFixed(1)).join(", ")}], hard: [${anchors.hard
      .map((mean) => mean.toFixed(3))
      .join(", ")}] }`,
  ].join("\n");
}

/** How many texts could be estimated, were right, and were off by one level. */
export function totals(confusion: LevelMeasure["confusion"]) {
  const sum = { all: 0, right: 0, near: 0, none: 0 };
  for (const [level, row] of confusion) {
    for (const [estimated, count] of row) {
      sum.all += count;
      if (estimated === "none") sum.none += count;
      else if (estimated === level) sum.right += count;
      else if (Math.abs(LEVELS.indexOf(estimated) - LEVELS.indexOf(level)) === 1) sum.near += count;
    }
  }
  return sum;
}
