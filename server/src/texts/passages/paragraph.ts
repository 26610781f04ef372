import { createHash } from "node:crypto";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { wordKey } from "@lagom/shared/text/word-key";
import { entryOf, type TextContext } from "../../language/lexicon/entry.ts";
import { fitTokens } from "../../language/tokenise/fit.ts";
import type { Token } from "../../language/tokenise/token.ts";
import type { StoredEntry } from "../../schema/text-columns.ts";

/** A paragraph as its row stores it; the formats are those of the contract. */
export interface StoredParagraph {
  text: string;
  sentences: number[];
  tokens: number[];
  entries: StoredEntry[];
  sentenceKeys: string[];
  wordCount: number;
  /** False if the source text stands in for a rewrite that failed. */
  rewritten?: boolean;
  /** True for the heading of a section. */
  heading?: boolean | null;
}

/** A sentence with its tokens, fitted to the lexicon. */
export interface TokenisedSentence {
  text: string;
  tokens: readonly Token[];
  /** What the source has between this sentence and the one before; undefined if unknown. */
  gap?: " " | "";
}

/** Matches the tokens of a sentence with the lexicon. */
export function fitSentence(
  text: string,
  tokens: readonly Token[] | undefined,
  { code, lexicon }: Pick<TextContext, "code" | "lexicon">,
): TokenisedSentence {
  return { text, tokens: fitTokens(text, tokens ?? [], code, lexicon) };
}

/** Joins the tokenised sentences of a paragraph. */
export function buildParagraph(
  sentences: readonly TokenisedSentence[],
  context: TextContext,
): StoredParagraph {
  const usual = context.code === "zh" || context.code === "ja" ? "" : " ";
  const paragraph: StoredParagraph = {
    text: "",
    sentences: [],
    tokens: [],
    entries: [],
    sentenceKeys: sentences.map((sentence) => sentenceKey(sentence.text, context.code)),
    wordCount: 0,
  };
  const indexes = new Map<StoredEntry, number>();
  for (const { text, tokens, gap = usual } of sentences) {
    paragraph.text += paragraph.text === "" ? text : gap + text;
    const start = paragraph.text.length - text.length;
    for (const [at, token] of tokens.entries()) {
      const after = tokens[at + 1];
      const next = after && /^\s*$/.test(text.slice(token.end, after.start)) ? after : undefined;
      const entry = entryOf(token, text.slice(token.start, token.end), next, context);
      const index = indexes.get(entry) ?? paragraph.entries.push(entry) - 1;
      indexes.set(entry, index);
      paragraph.tokens.push(start + token.start, start + token.end, index);
      paragraph.wordCount += 1;
    }
    paragraph.sentences.push(start, start + text.length);
  }
  return paragraph;
}

/**
 * Adds an entry to a table in which each stands once.
 * @param indexes index of each entry of the table, by its JSON
 * @returns its index
 */
export function addEntry(entries: StoredEntry[], indexes: Map<string, number>, entry: StoredEntry): number {
  const key = JSON.stringify(entry);
  const known = indexes.get(key);
  if (known !== undefined) return known;
  indexes.set(key, entries.length);
  return entries.push(entry) - 1;
}

/** The key of a whole sentence. */
export function sentenceKey(sentence: string, code: LanguageCode): string {
  return createHash("sha256").update(wordKey(sentence, code)).digest("base64url").slice(0, 16);
}

/** Each running word of a paragraph, in order. */
export function runningEntries(paragraph: Pick<StoredParagraph, "tokens" | "entries">): StoredEntry[] {
  const entries: StoredEntry[] = [];
  for (let at = 2; at < paragraph.tokens.length; at += 3) {
    const entry = paragraph.entries[paragraph.tokens[at] ?? -1];
    if (entry) entries.push(entry);
  }
  return entries;
}

export interface LemmaCount {
  lemma: string;
  band: Level | null;
  count: number;
}

/** Longer strings, in UTF-16 code units, are not words, and would not fit the index of base forms. */
const LONGEST_LEMMA = 200;

/** Adds the counts of one portion of a text to those of the portions before it. */
export function addCounts(counts: Map<string, LemmaCount>, part: readonly LemmaCount[]): void {
  for (const { lemma, band, count } of part) {
    const known = counts.get(lemma);
    if (known) known.count += count;
    else counts.set(lemma, { lemma, band, count });
  }
}

/** How often each base form occurs, without names, numbers and overlong words. */
export function countLemmas(entries: readonly StoredEntry[], code: LanguageCode): LemmaCount[] {
  const occurrences = new Map<StoredEntry, number>();
  for (const entry of entries) occurrences.set(entry, (occurrences.get(entry) ?? 0) + 1);
  const counts = new Map<string, LemmaCount>();
  for (const [{ lemma, band, name }, count] of occurrences) {
    const key = wordKey(lemma, code);
    if (!name && key.length <= LONGEST_LEMMA) addCounts(counts, [{ lemma: key, band, count }]);
  }
  return [...counts.values()];
}
