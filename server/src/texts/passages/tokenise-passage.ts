import { setImmediate } from "node:timers/promises";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { buildLexicon } from "../../language/lexicon/lexicon.ts";
import type { LoadedLexicon } from "../../language/lexicon/load-lexicon.queries.ts";
import { segmentSentences } from "../../language/tokenise/segment-sentences.ts";
import type { Tokeniser } from "../../language/tokenise/tokeniser.ts";
import { buildParagraph, fitSentence, type StoredParagraph, type TokenisedSentence } from "./paragraph.ts";

/** What running text of one language is cut with. */
export interface PassageContext {
  code: LanguageCode;
  lexicon: LoadedLexicon;
  tokeniser: Tokeniser;
}

/**
 * Cuts paragraphs of plain text into sentences and tokens.
 * @param names those that occur in the text
 * @returns cuts one paragraph; made once for all that have the same names, which may be as many as the words
 */
export function passageTokeniser(
  { code, lexicon: { lines, concepts }, tokeniser }: PassageContext,
  names: readonly string[],
): (text: string) => Promise<StoredParagraph> {
  const lexicon = buildLexicon(code, lines, names);
  return async (text) => {
    const spans = segmentSentences(text, code);
    const sentences = spans.map(([start, end]) => text.slice(start, end));
    const tokenised = await tokeniser.tokenise(code, sentences);
    const fitted: TokenisedSentence[] = [];
    for (const [at, sentence] of sentences.entries()) {
      // A paragraph may be a whole novella: other calls are answered in between.
      await setImmediate();
      const gap = spans[at]?.[0] === spans[at - 1]?.[1] ? "" : " ";
      fitted.push({ ...fitSentence(sentence, tokenised[at], { code, lexicon }), gap });
    }
    return buildParagraph(fitted, { code, slug: "", lexicon, concepts });
  };
}
