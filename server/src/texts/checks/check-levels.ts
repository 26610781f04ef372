import type { LanguageCode } from "@lagom/shared/text/languages";
import { LEVELS, type Level } from "@lagom/shared/text/levels";
import type { Problem } from "../collection/corpus-lines.ts";
import type { BuiltRewrite } from "../passages/build-rewrite.ts";
import { fileOf } from "./check-form.ts";
import { type TokenisedText, titleLine } from "./check-words.ts";

/** Words of a text at B1, including names and numbers; an article and the retelling of a whole chapter may be longer than a summary. */
export const LENGTHS = { least: 100, most: 150, mostOfOpening: 200, mostOfArticle: 430 };
/** The number of words depends on the language: fewer with rich inflection, more with finer tokens. */
const WORDINESS: Partial<Record<LanguageCode, number>> = { ko: 0.85, tr: 0.9, ja: 1.05 };
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

/** A text at B1 is of a length that a reader has time for. */
export function checkWordCounts({ source, rewrites }: TokenisedText, lengths: typeof LENGTHS): Problem[] {
  const most = longest(source.folder, lengths);
  return rewrites.flatMap(({ language, level, wordCount }) => {
    const wordiness = WORDINESS[language] ?? 1;
    const [from, to] = [Math.floor(lengths.least * wordiness), Math.ceil(most * wordiness)];
    if (level !== "B1" || (wordCount >= from && wordCount <= to)) return [];
    const message = `${level} has ${wordCount} words, ${from} to ${to} are wanted`;
    return [{ file: fileOf(source, language), line: titleLine(source, language, level), message }];
  });
}

function longest(folder: string, lengths: typeof LENGTHS): number {
  if (folder.startsWith("articles/")) return lengths.mostOfArticle;
  return folder.endsWith("/opening") ? lengths.mostOfOpening : lengths.most;
}
