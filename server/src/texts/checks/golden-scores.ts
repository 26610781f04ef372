import type { LanguageCode } from "@lagom/shared/text/languages";
import { buildLexicon } from "../../language/lexicon/lexicon.ts";
import {
  type CollectionSample,
  type FoundToken,
  type GoldenScore,
  readGolden,
  scoreGolden,
} from "../../language/tokenise/golden.ts";
import { tokeniseSentences } from "../../language/tokenise/tokenise.ts";
import type { Corpus, CorpusText } from "../collection/corpus-files.ts";
import { sentencesOf } from "../passages/block.ts";
import { buildParagraph, fitSentence } from "../passages/paragraph.ts";

/** Tokenises the golden set of a language with the lexicon, and counts correct results. */
export async function goldenScores(code: LanguageCode, corpus: Corpus): Promise<GoldenScore> {
  const sentences = await readGolden(code);
  const found = await findTokens(
    code,
    sentences.map(({ text }) => ({ text, slug: "", names: [] })),
    corpus,
  );
  return scoreGolden(sentences, found, code);
}

/**
 * Does the same for a sample of sentences of the collection, each as a part of its text.
 * @throws Error if no text contains a sentence
 */
export async function sampleScores(
  sample: CollectionSample,
  code: LanguageCode,
  corpus: Corpus,
): Promise<GoldenScore> {
  const sentences = await readGolden(code, sample);
  const texts: CorpusText[] = [...corpus.articles, ...corpus.bookTexts];
  const placed = sentences.map(({ text }) => {
    const home = texts.find((one) => hasSentence(one, code, text));
    if (!home) throw new Error(`No text has "${text}"`);
    return { text, slug: home.slug, names: home.names };
  });
  return scoreGolden(sentences, await findTokens(code, placed, corpus), code);
}

const hasSentence = ({ texts }: CorpusText, code: LanguageCode, sentence: string) =>
  (texts.get(code) ?? []).some((block) =>
    sentencesOf(block).some(({ text }) => text.normalize("NFC") === sentence),
  );

async function findTokens(
  code: LanguageCode,
  sentences: readonly { text: string; slug: string; names: readonly string[] }[],
  { concepts, lexicons }: Corpus,
): Promise<FoundToken[][]> {
  const tokenised = await tokeniseSentences(
    code,
    sentences.map(({ text }) => text),
  );
  return sentences.map(({ text, slug, names }, i) => {
    const lexicon = buildLexicon(code, lexicons.get(code) ?? [], { listed: names });
    const fitted = [fitSentence(text, tokenised[i], { code, lexicon })];
    const { tokens, entries } = buildParagraph(fitted, { code, slug, lexicon, concepts });
    return Array.from({ length: tokens.length / 3 }, (_, token) => {
      const [start = 0, end = 0, entry = -1] = tokens.slice(token * 3, token * 3 + 3);
      return { start, end, base: entries[entry]?.lemma ?? "" };
    });
  });
}
