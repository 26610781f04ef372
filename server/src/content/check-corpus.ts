import type { Cutter } from "../text/cutter.ts";
import { checkForm } from "./check-form.ts";
import {
  type Coverage,
  type CutArticle,
  checkCoverage,
  checkLengths,
  checkNames,
  measureCoverage,
  percent,
} from "./check-words.ts";
import { type Corpus, readCorpus } from "./corpus-files.ts";
import type { Problem } from "./corpus-lines.ts";
import { buildArticle } from "./import-corpus.ts";

export interface CorpusReport {
  problems: Problem[];
  /** A line a language. */
  figures: string[];
}

/** Proves that a corpus is aligned, covered by its lexicon and rising in difficulty. */
export async function checkCorpus(folder: string, cutter: Cutter): Promise<CorpusReport> {
  const corpus = await readCorpus(folder);
  const articles = await cutAll(corpus, cutter);
  const coverages = measureCoverage(corpus, articles);
  return {
    problems: [
      ...corpus.problems,
      ...corpus.articles.flatMap(checkForm),
      ...articles.flatMap(checkLengths),
      ...articles.flatMap(checkNames),
      ...checkCoverage(coverages),
    ],
    figures: [...coverages].map(([code, coverage]) => figure(code, coverage, articles)),
  };
}

async function cutAll(corpus: Corpus, cutter: Cutter): Promise<CutArticle[]> {
  const articles: CutArticle[] = [];
  for (const article of corpus.articles) {
    articles.push({ article, rewrites: await buildArticle(article, corpus, cutter) });
  }
  return articles;
}

function figure(code: string, { words, into }: Coverage, articles: readonly CutArticle[]): string {
  const own = articles.flatMap(({ rewrites }) => rewrites.filter(({ language }) => language === code));
  const levels = [...new Set(own.map(({ level }) => level))].map((level) => {
    const means = own.filter((rewrite) => rewrite.level === level).map((r) => r.levelReport.mean_sentence);
    return `${level} ${(means.reduce((sum, mean) => sum + mean, 0) / means.length).toFixed(1)}`;
  });
  const shares = [...into].map(([other, count]) => `${other} ${percent(count)}`);
  return `${code}  ${own.length} texts, ${words} words; words a sentence: ${levels.join(", ")}; covered %: ${shares.join(" ")}`;
}
