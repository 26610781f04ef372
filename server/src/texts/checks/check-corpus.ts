import type { Tokeniser } from "../../language/tokenise/tokeniser.ts";
import { buildText } from "../collection/build-texts.ts";
import { type Corpus, readArticles, readCorpus, readLexicon } from "../collection/corpus-files.ts";
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

/** Articles wait here until the lexicon covers their words. */
const DRAFTS = "drafts";
/** Concepts and their words that no text uses yet. */
const DRAFT_LEXICON = "draft-lexicon";

export interface CorpusReport {
  problems: Problem[];
  /** One line per language. */
  figures: string[];
}

/** Checks that a corpus is aligned, covered by its lexicon and rising in difficulty. */
export async function checkCorpus(
  folder: string,
  tokeniser: Tokeniser,
  lengths = LENGTHS,
): Promise<CorpusReport> {
  const corpus = await readCorpus(folder);
  const texts = await tokeniseAll(corpus, tokeniser);
  const coverages = measureCoverage(corpus, texts);
  return {
    problems: [
      ...corpus.problems,
      ...(await checkCatalogue(folder, corpus.bookTexts)),
      ...texts.flatMap(({ source }) => checkForm(source)),
      ...texts.flatMap(checkOrder),
      ...texts.flatMap((text) => checkWordCounts(text, lengths)),
      ...texts.flatMap(checkNames),
      ...checkCoverage(coverages),
      ...(await checkDrafts(folder)),
      ...(await checkDraftLexicon(folder, corpus)),
    ],
    figures: [...coverages].map(([code, coverage]) => figure(code, coverage, texts)),
  };
}

/** The form of texts that the collection does not have yet: they are whole, aligned, and rest on facts with sources. */
async function checkDrafts(folder: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  const drafts = await readArticles(folder, DRAFTS, problems);
  return [...problems, ...drafts.flatMap(checkForm), ...drafts.flatMap(checkWhole)];
}

/** Draft concepts are new, and have a word in every language of the draft. */
async function checkDraftLexicon(folder: string, corpus: Corpus): Promise<Problem[]> {
  const problems: Problem[] = [];
  const { concepts, lexicons } = await readLexicon(folder, DRAFT_LEXICON, problems);
  const file = `${DRAFT_LEXICON}/concepts.tsv`;
  const words = [...lexicons].map(
    ([code, lines]) => [code, new Set(lines.map(({ concept }) => concept))] as const,
  );
  for (const [at, concept] of [...concepts.keys()].entries()) {
    const line = at + 2; // below the header
    if (corpus.concepts.has(concept)) problems.push({ file, line, message: `${concept} is in the lexicon` });
    const lacking = words.filter(([, known]) => !known.has(concept)).map(([code]) => code);
    if (lacking.length > 0) problems.push({ file, line, message: `${concept} has no word in ${lacking}` });
  }
  return problems;
}

async function tokeniseAll(corpus: Corpus, tokeniser: Tokeniser): Promise<TokenisedText[]> {
  const texts: TokenisedText[] = [];
  for (const source of [...corpus.articles, ...corpus.bookTexts]) {
    texts.push({ source, rewrites: await buildText(source, corpus, tokeniser) });
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
