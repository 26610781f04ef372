import { chapterNumber } from "@lagom/shared/text/book-parts";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { LEVELS, type Level } from "@lagom/shared/text/levels";
import type { Problem } from "../collection/corpus-lines.ts";
import type { BuiltRewrite } from "../passages/build-rewrite.ts";
import { fileOf } from "./check-form.ts";
import { type TokenisedText, titleLine } from "./check-words.ts";

/** The fewest and most words of a text at each level that is checked, including names and numbers. */
type Lengths = Partial<Record<Level, readonly [least: number, most: number]>>;
type Kind = "short" | "opening" | "chapter" | "sourced" | "sections";

/** Articles are longer than the short ones and the summaries of books, those in sections longest at C1; so is the retelling of a whole chapter. */
export const LENGTHS: Readonly<Partial<Record<Kind, Lengths>>> = {
  short: { B1: [100, 150] },
  opening: { B1: [100, 200] },
  chapter: { A2: [130, 190], B1: [200, 290] },
  sourced: { A1: [66, 120], A2: [180, 260], B1: [270, 390], C1: [410, 570] },
  sections: { A1: [66, 120], A2: [180, 260], B1: [270, 390], C1: [790, 1050] },
};
/** The number of words depends on the language: fewer with rich inflection, more with finer tokens. */
type Wordiness = Partial<Record<LanguageCode, number>>;
/** Of articles, measured against english. */
const WORDINESS: Wordiness = {
  ar: 0.8,
  de: 0.95,
  hi: 1.1,
  ja: 1.13,
  ko: 0.73,
  pl: 0.85,
  ru: 0.84,
  sv: 0.92,
  tr: 0.76,
  zh: 1.07,
};
/** Of the short texts that were written before it was measured. */
const ROUGH_WORDINESS: Wordiness = { ko: 0.85, tr: 0.9, ja: 1.05 };

/** Words above this level count as hard: their share grows from level to level. */
const EASY: Level = "A2";

/**
 * The mean sentence length and the share of hard words grow from level to level. From A1 to A2 only the sentences are compared: of
 * texts that short, the words of the subject are a large share at either level.
 */
export function checkOrder({ source, rewrites }: TokenisedText): Problem[] {
  const problems: Problem[] = [];
  const last = new Map<LanguageCode, BuiltRewrite>();
  for (const rewrite of rewrites) {
    const { language, level } = rewrite;
    const easier = last.get(language);
    const compared = easier?.level === "A1" ? [SENTENCE] : [SENTENCE, HARD_SHARE];
    for (const { name, of } of easier ? compared : []) {
      const [here, before] = [of(rewrite), of(easier ?? rewrite)];
      if (here > before) continue;
      const message = `the ${name} of ${level} is ${here.toFixed(2)}, ${before.toFixed(2)} at ${easier?.level}`;
      problems.push({ file: fileOf(source, language), line: titleLine(source, language, level), message });
    }
    last.set(language, rewrite);
  }
  return problems;
}

interface Measure {
  name: string;
  of: (rewrite: BuiltRewrite) => number;
}
const SENTENCE: Measure = { name: "mean sentence", of: ({ levelReport }) => levelReport.mean_sentence };
const HARD_SHARE: Measure = { name: `share of words above ${EASY}`, of: shareOfHard };

function shareOfHard({ lemmas }: BuiltRewrite): number {
  const all = lemmas.reduce((sum, { count }) => sum + count, 0);
  const hard = lemmas.filter(({ band }) => band === null || LEVELS.indexOf(band) > LEVELS.indexOf(EASY));
  return hard.reduce((sum, { count }) => sum + count, 0) / Math.max(all, 1);
}

/** A text is of a length that a reader has time for. */
export function checkWordCounts({ source, rewrites }: TokenisedText, lengths: typeof LENGTHS): Problem[] {
  const kind = kindOf(source);
  const rough = kind === "short" || kind === "opening";
  return rewrites.flatMap(({ language, level, wordCount }) => {
    const range = lengths[kind]?.[level];
    if (!range) return [];
    const wordiness = (rough ? ROUGH_WORDINESS : WORDINESS)[language] ?? 1;
    const [from, to] = [Math.floor(range[0] * wordiness), Math.ceil(range[1] * wordiness)];
    if (wordCount >= from && wordCount <= to) return [];
    const message = `${level} has ${wordCount} words, ${from} to ${to} are wanted`;
    return [{ file: fileOf(source, language), line: titleLine(source, language, level), message }];
  });
}

function kindOf(source: TokenisedText["source"]): Kind {
  if (!("meta" in source))
    return chapterNumber(source.part) ? "chapter" : source.part === "opening" ? "opening" : "short";
  if (source.meta.short || !source.meta.facts) return "short";
  const blocks = [...source.texts.values()].flat();
  return blocks.some(({ paragraphs }) => paragraphs.some(({ heading }) => heading)) ? "sections" : "sourced";
}
