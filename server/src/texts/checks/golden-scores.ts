import type { LanguageCode } from "@lagom/shared/text/languages";
import { buildLexicon } from "../../language/lexicon/lexicon.ts";
import type { Cutter } from "../../language/tokenise/cutter.ts";
import {
  type CollectionSample,
  type FoundUnit,
  type GoldenScore,
  readGolden,
  scoreGolden,
} from "../../language/tokenise/golden.ts";
import type { Corpus, CorpusText } from "../collection/corpus-files.ts";
import { buildParagraph, fitSentence } from "../passages/paragraph.ts";

/** Cuts the golden set of a language as texts are cut, lexicon included, and counts what came out right. */
export async function goldenScores(code: LanguageCode, corpus: Corpus, cutter: Cutter): Promise<GoldenScore> {
  const sentences = await readGolden(code);
  const found = await findUnits(
    code,
    sentences.map(({ text }) => ({ text, slug: "", names: [] })),
    corpus,
    cutter,
  );
  return scoreGolden(sentences, found, code);
}

/**
 * The same for a sample of sentences of the collection, each as a part of its text.
 * @throws Error when a sentence stands in no text
 */
export async function sampleScores(
  sample: CollectionSample,
  code: LanguageCode,
  corpus: Corpus,
  cutter: Cutter,
): Promise<GoldenScore> {
  const sentences = await readGolden(code, sample);
  const texts: CorpusText[] = [...corpus.articles, ...corpus.bookTexts];
  const placed = sentences.map(({ text }) => {
    const home = texts.find((one) => hasSentence(one, code, text));
    if (!home) throw new Error(`No text has "${text}"`);
    return { text, slug: home.slug, names: home.names };
  });
  return scoreGolden(sentences, await findUnits(code, placed, corpus, cutter), code);
}

const hasSentence = ({ texts }: CorpusText, code: LanguageCode, sentence: string) =>
  (texts.get(code) ?? []).some(({ paragraphs }) =>
    paragraphs.flat().some(({ text }) => text.normalize("NFC") === sentence),
  );

async function findUnits(
  code: LanguageCode,
  sentences: readonly { text: string; slug: string; names: readonly string[] }[],
  { concepts, lexicons }: Corpus,
  cutter: Cutter,
): Promise<FoundUnit[][]> {
  const cuts = await cutter.cut(
    code,
    sentences.map(({ text }) => text),
  );
  return sentences.map(({ text, slug, names }, i) => {
    const lexicon = buildLexicon(code, lexicons.get(code) ?? [], names);
    const cut = [fitSentence(text, cuts[i], { code, lexicon })];
    const { units, entries } = buildParagraph(cut, { code, slug, lexicon, concepts });
    return Array.from({ length: units.length / 3 }, (_, unit) => {
      const [start = 0, end = 0, entry = -1] = units.slice(unit * 3, unit * 3 + 3);
      return { start, end, base: entries[entry]?.lemma ?? "" };
    });
  });
}
