import { setImmediate } from "node:timers/promises";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { buildLexicon } from "../../language/lexicon/lexicon.ts";
import type { LoadedLexicon } from "../../language/lexicon/load-lexicon.queries.ts";
import type { Cutter } from "../../language/tokenise/cutter.ts";
import { splitSentences } from "../../language/tokenise/sentences.ts";
import { buildParagraph, type CutSentence, fitSentence, type StoredParagraph } from "./paragraph.ts";

/** What running text of one language is cut with. */
export interface PassageContext {
  code: LanguageCode;
  lexicon: LoadedLexicon;
  cutter: Cutter;
}

/**
 * Cuts paragraphs of plain text into sentences and units.
 * @param names those that occur in the text
 * @returns cuts one paragraph; made once for all that have the same names, which may be as many as the words
 */
export function passageCutter(
  { code, lexicon: { lines, concepts }, cutter }: PassageContext,
  names: readonly string[],
): (text: string) => Promise<StoredParagraph> {
  const lexicon = buildLexicon(code, lines, names);
  return async (text) => {
    const spans = splitSentences(text, code);
    const sentences = spans.map(([start, end]) => text.slice(start, end));
    const cuts = await cutter.cut(code, sentences);
    const fitted: CutSentence[] = [];
    for (const [at, sentence] of sentences.entries()) {
      // A paragraph may be a whole novella: other calls are answered in between.
      await setImmediate();
      const gap = spans[at]?.[0] === spans[at - 1]?.[1] ? "" : " ";
      fitted.push({ ...fitSentence(sentence, cuts[at], { code, lexicon }), gap });
    }
    return buildParagraph(fitted, { code, slug: "", lexicon, concepts });
  };
}
