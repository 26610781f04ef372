import { buildText } from "../collection/build-texts.ts";
import { type Corpus, readCorpus } from "../collection/corpus-files.ts";
import type { Problem } from "../collection/corpus-lines.ts";
import { checkCatalogue } from "./check-catalogue.ts";
import { checkForm, checkWhole } from "./check-form.ts";
import { checkOrder, checkWordCounts, LENGTHS } from "./check-levels.ts";
import {
  type Coverage,
  checkCoverage,
  checkNames,
  measureCoverage,
  percent,
  type TokenisedText,
} from "./check-words.ts";

export interface CorpusReport {
  problems: Problem[];
  /** One line per language. */
  figures: string[];
  /** One line for each fact that an article rests on, with its source. */
  facts: string[];
}

/** Checks that a corpus is aligned, covered by its lexicon and rising in difficulty. */
export async function checkCorpus(folder: string, lengths = LENGTHS): Promise<CorpusReport> {
  const corpus = await readCorpus(folder);
  const texts = await tokeniseAll(corpus);
  const coverages = measureCoverage(corpus, texts);
  return {
    problems: [
      ...corpus.problems,
      ...(await checkCatalogue(folder, corpus.bookTexts)),
      ...texts.flatMap(({ source }) => checkForm(source)),
      ...corpus.articles.flatMap(checkWhole),
      ...texts.flatMap(checkOrder),
      ...texts.flatMap((text) => checkWordCounts(text, lengths)),
      ...texts.flatMap(checkNames),
      ...checkCoverage(coverages),
    ],
    figures: [...coverages].map(([code, coverage]) => figure(code, coverage, texts)),
    facts: corpus.articles.flatMap(({ folder, meta }) =>
      (meta.facts ?? []).map(({ fact, source }) => `${folder}: ${fact} (${source})`),
    ),
  };
}

async function tokeniseAll(corpus: Corpus): Promise<TokenisedText[]> {
  const texts: TokenisedText[] = [];
  for (const source of [...corpus.articles, ...corpus.bookTexts]) {
    texts.push({ source, rewrites: await buildText(source, corpus) });
  }
  return texts;
}

function figure(code: string, { words, into }: Coverage, texts: readonly TokenisedText[]): string {
  const own = texts.flatMap(({ rewrites }) => rewrites.filter(({ language }) => language === code));
  const levels = [...new Set(own.map(({ level }) => level))].sort().map((level) => {
    const means = own.filter((rewrite) => rewrite.level === level).map((r) => r.levelReport.mean_sentence);
    return `${level} ${(means.reduce((sum, mean) => sum + mean, 0) / means.length).toFixed(1)}`;
  });
  const shares = [...into].map(([other, count]) => `${other} ${percent(count)}`);
  return `${code}  ${own.length} texts, ${words} words; words a sentence: ${levels.join(", ")}; covered %: ${shares.join(" ")}`;
}
