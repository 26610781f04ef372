import { deserialize } from "node:v8";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { bandsOf } from "../../language/levels/level.ts";
import { buildLexicon } from "../../language/lexicon/lexicon.ts";
import type { LoadedLexicon } from "../../language/lexicon/load-lexicon.queries.ts";
import { segmentSentences } from "../../language/tokenise/segment-sentences.ts";
import { tokeniseSentence } from "../../language/tokenise/tokenise.ts";
import { withStems } from "../../language/tokenise/with-stems.ts";
import { sentenceLengths } from "./build-rewrite.ts";
import * as facts from "./facts.ts";
import {
  buildParagraph,
  countLemmas,
  fitSentence,
  type LemmaCount,
  runningEntries,
  type StoredParagraph,
} from "./paragraph.ts";
import { type PlainSection, type PlainText, readPlainText, readSections } from "./plain-text.ts";
import { takeRuby, withRuby } from "./ruby.ts";

/** A serialised `LoadedLexicon` in memory that all threads share; its id is unique in the process. */
export interface PackedLexicon {
  id: number;
  bytes: SharedArrayBuffer;
}

/** Passages of plain text in one language, with the names that occur in the whole text. */
export interface Passages {
  code: LanguageCode;
  lexicon: PackedLexicon;
  names: readonly string[];
  texts: readonly string[];
}

/** Title and paragraphs of a pasted text. */
export function read({ text, title }: { text: string; title: string | undefined }): PlainText {
  return readPlainText(text, title);
}

/** Title, paragraphs and headings of the chapters of a file. */
export function readChapters(file: {
  sections: readonly PlainSection[];
  title: string | undefined;
}): PlainText {
  return readSections(file.sections, file.title);
}

/** The names in a text, as `namesIn` finds them. */
export function names({ text, code }: { text: string; code: LanguageCode }): string[] {
  return facts.namesIn(text, code);
}

/** Segments and tokenises each passage, and looks up every word. */
export const prepare = (passages: Passages): Promise<StoredParagraph[]> =>
  prepareEach(
    passages,
    passages.texts.map((text) => ({ text, ruby: [] })),
  );

async function prepareEach(
  { code, lexicon: packed, names }: Passages,
  texts: readonly ReturnType<typeof takeRuby>[],
): Promise<StoredParagraph[]> {
  const { lines, concepts } = unpack(packed);
  const lexicon = buildLexicon(code, lines, { guessed: names });
  const context = { code, slug: "", lexicon, concepts };
  const paragraphs: StoredParagraph[] = [];
  for (const { text, ruby } of texts) {
    const sentences = [];
    const spans = segmentSentences(text, code);
    for (const [at, [start, end]] of spans.entries()) {
      const sentence = text.slice(start, end);
      const found = await tokeniseSentence(sentence, code);
      const read = withRuby(found, sentence, start, ruby);
      const tokens = await withStems(sentence, read, code, lexicon.known);
      const gap: " " | "" = start === spans[at - 1]?.[1] ? "" : " ";
      sentences.push({ ...fitSentence(sentence, tokens, context), gap });
    }
    paragraphs.push(buildParagraph(sentences, context));
  }
  return paragraphs;
}

/** Prepared passages, and their counts for the text as a whole. */
export interface CountedPassages {
  paragraphs: StoredParagraph[];
  lemmas: LemmaCount[];
  /** The level of each word, as `bandsOf` gives them. */
  bands: (Level | null)[];
  sentenceLengths: number[];
  wordCount: number;
}

/** Passages of a reader's own text. */
export interface OwnPassages extends Passages {
  /** Which of the passages are headings of sections: they count neither as words nor for the level. */
  headings: readonly number[];
}

/** Prepares passages with the readings that they give, and counts what the report on a text of many passages needs. */
export async function prepareAndCount({ headings, ...passages }: OwnPassages): Promise<CountedPassages> {
  const prepared = await prepareEach(passages, passages.texts.map(takeRuby));
  const all = prepared.map((paragraph, at) => ({ ...paragraph, heading: headings.includes(at) }));
  const paragraphs = all.filter(({ heading }) => !heading);
  const words = paragraphs.flatMap(runningEntries);
  return {
    paragraphs: all,
    lemmas: countLemmas(words, passages.code),
    bands: bandsOf(passages.code, words),
    sentenceLengths: paragraphs.flatMap(sentenceLengths),
    wordCount: words.length,
  };
}

/** Deserialised lexicons; every text of a language needs the same one. */
const MOST_UNPACKED = 4;
const unpacked = new Map<number, LoadedLexicon>();

function unpack({ id, bytes }: PackedLexicon): LoadedLexicon {
  const known = unpacked.get(id);
  if (known) return known;
  const [oldest] = unpacked.keys();
  if (oldest !== undefined && unpacked.size >= MOST_UNPACKED) unpacked.delete(oldest);
  const lexicon: LoadedLexicon = deserialize(Buffer.from(bytes));
  unpacked.set(id, lexicon);
  return lexicon;
}
