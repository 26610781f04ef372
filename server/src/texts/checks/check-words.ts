import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import type { Line } from "../../language/lines.ts";
import type { StoredEntry } from "../../schema/text-columns.ts";
import type { Corpus, CorpusArticle, CorpusBookText, CorpusText } from "../collection/corpus-files.ts";
import type { Problem } from "../collection/corpus-lines.ts";
import { sentencesOf } from "../passages/block.ts";
import type { BuiltRewrite } from "../passages/build-rewrite.ts";
import { fileOf } from "./check-form.ts";

/** The share of running words, without names and numbers, that must resolve into each other language. */
export const COVERAGE = 0.98;

/** A text, tokenised in all its languages and levels. */
export interface TokenisedText {
  source: CorpusArticle | CorpusBookText;
  rewrites: BuiltRewrite[];
}

/** Running words of one language, and how many of them have a word in each other language of the same text. */
export interface Coverage {
  words: number;
  into: Map<LanguageCode, { words: number; resolved: number }>;
  /** Words that lack a counterpart in some language, with the first occurrence of each. */
  missing: Map<string, Problem & { count: number; lacking: LanguageCode[] }>;
}

/** Counts, for each language, what resolves into every other language that has a lexicon and the same text. */
export function measureCoverage(
  corpus: Corpus,
  texts: readonly TokenisedText[],
): Map<LanguageCode, Coverage> {
  const languagesOf = languagesByConcept(corpus);
  const coverages = new Map<LanguageCode, Coverage>();
  for (const { source, rewrites } of texts) {
    for (const rewrite of rewrites) {
      const coverage = coverages.get(rewrite.language) ?? { words: 0, into: new Map(), missing: new Map() };
      coverages.set(rewrite.language, coverage);
      const twins = rewrites.filter((twin) => twin.level === rewrite.level && twin !== rewrite);
      const others = twins.map(({ language }) => language).filter((code) => corpus.lexicons.has(code));
      let words = 0;
      const unresolved = new Map<LanguageCode, number>();
      const checked = new Map<StoredEntry, LanguageCode[]>();
      for (const { entry, line } of wordsWithLines(source, rewrite)) {
        if (entry.name) continue;
        words += 1;
        const lacking =
          checked.get(entry) ?? languagesWithout(entry, others, languagesOf, corpus.lexicons.size);
        checked.set(entry, lacking);
        if (lacking.length === 0) continue;
        for (const code of lacking) unresolved.set(code, (unresolved.get(code) ?? 0) + 1);
        noteMissing(coverage, entry, { file: fileOf(source, rewrite.language), line, message: "" }, lacking);
      }
      coverage.words += words;
      if (words > 0) addCounts(coverage, others, words, unresolved);
    }
  }
  return coverages;
}

/** The languages that have a word for each concept. */
function languagesByConcept({ lexicons }: Corpus): Map<string, Set<LanguageCode>> {
  const languages = new Map<string, Set<LanguageCode>>();
  for (const [code, lines] of lexicons) {
    for (const { concept } of lines) {
      const known = languages.get(concept);
      if (known) known.add(code);
      else languages.set(concept, new Set([code]));
    }
  }
  return languages;
}

/** Those of the other languages that have no word for an entry; `all`: how many have a lexicon. */
function languagesWithout(
  { concepts }: StoredEntry,
  others: readonly LanguageCode[],
  languagesOf: ReadonlyMap<string, ReadonlySet<LanguageCode>>,
  all: number,
): LanguageCode[] {
  const found = concepts.flatMap((concept) => languagesOf.get(concept) ?? []);
  // As nearly always: then no language needs to be looked up.
  if (found.some(({ size }) => size === all)) return [];
  return others.filter((code) => !found.some((languages) => languages.has(code)));
}

/** Adds the words of a rewrite to the counts of the other languages. */
function addCounts(
  { into }: Coverage,
  others: readonly LanguageCode[],
  words: number,
  unresolved: ReadonlyMap<LanguageCode, number>,
): void {
  for (const code of others) {
    const count = into.get(code) ?? { words: 0, resolved: 0 };
    into.set(code, count);
    count.words += words;
    count.resolved += words - (unresolved.get(code) ?? 0);
  }
}

function noteMissing(
  coverage: Coverage,
  { form }: StoredEntry,
  place: Problem,
  lacking: LanguageCode[],
): void {
  const noted = coverage.missing.get(form);
  if (noted) noted.count += 1;
  else
    coverage.missing.set(form, {
      ...place,
      message: `"${form}" has no word in ${lacking}`,
      count: 1,
      lacking,
    });
}

/** The words that keep a language below the required share, most frequent first; none if it is covered. */
export function checkCoverage(coverages: ReadonlyMap<LanguageCode, Coverage>, bar = COVERAGE): Problem[] {
  return [...coverages].flatMap(([code, { into, missing }]) => {
    const low = [...into].filter(([, { words, resolved }]) => resolved / words < bar);
    const shares = low.map(([other, count]) => `${code}→${other} ${percent(count)} %`).join(", ");
    return [...missing.values()]
      .filter(({ lacking }) => low.some(([other]) => lacking.includes(other)))
      .sort((a, b) => b.count - a.count)
      .map(({ file, line, message, count }) => ({
        file,
        line,
        message: `${message} (${count} times; ${shares})`,
      }));
  });
}

/** Formats a share. */
export function percent({ words, resolved }: { words: number; resolved: number }): string {
  return ((100 * resolved) / words).toFixed(1);
}

/** A sentence contains a name in every language or in none. */
export function checkNames({ source, rewrites }: TokenisedText): Problem[] {
  const sentences = new Map(rewrites.map((rewrite) => [rewrite, sentencesWithNames(source, rewrite)]));
  return [...sentences].flatMap(([rewrite, own]) => {
    const first = rewrites.find(({ level }) => level === rewrite.level) ?? rewrite;
    const twin = sentences.get(first);
    const file = fileOf(source, rewrite.language);
    return own.flatMap(({ line, named }, at) => {
      const other = twin?.[at];
      if (!other || other.named === named) return [];
      const place = `${fileOf(source, first.language)}:${other.line}`;
      return [
        { file, line, message: named ? `has a name, ${place} has none` : `lacks the name of ${place}` },
      ];
    });
  });
}

function sentencesWithNames(source: CorpusText, rewrite: BuiltRewrite): { line: number; named: boolean }[] {
  const block = source.texts.get(rewrite.language)?.find(({ level }) => level === rewrite.level);
  const named = new Set<number>();
  for (const { entry, line } of wordsWithLines(source, rewrite)) {
    if (entry.name && !/\p{Nd}/u.test(entry.form)) named.add(line);
  }
  return (block ? sentencesOf(block) : []).map(({ line }) => ({ line, named: named.has(line) }));
}

/** The line at which a text begins in its file. */
export function titleLine(source: CorpusText, code: LanguageCode, level: Level): number {
  return source.texts.get(code)?.find((block) => block.level === level)?.title.line ?? 1;
}

/** Each running word of a rewrite with the line of its sentence. */
export function* wordsWithLines(
  source: CorpusText,
  rewrite: BuiltRewrite,
): Generator<{ entry: StoredEntry; line: number }> {
  const block = source.texts.get(rewrite.language)?.find(({ level }) => level === rewrite.level);
  if (!block) return;
  const lines: Line[][] = [[block.title], ...block.paragraphs.map((paragraph) => paragraph.sentences)];
  for (const [at, { sentences, tokens, entries }] of rewrite.paragraphs.entries()) {
    let sentence = 0;
    for (let i = 0; i < tokens.length; i += 3) {
      while ((tokens[i] ?? 0) >= (sentences[2 * sentence + 1] ?? Number.POSITIVE_INFINITY)) sentence += 1;
      const entry = entries[tokens[i + 2] ?? -1];
      if (entry) yield { entry, line: lines[at]?.[sentence]?.line ?? block.title.line };
    }
  }
}
