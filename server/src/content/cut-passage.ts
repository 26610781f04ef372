import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Cutter } from "../text/cutter.ts";
import { splitSentences } from "../text/sentences.ts";
import { buildLexicon } from "./lexicon.ts";
import type { LoadedLexicon } from "./model/load-lexicon.queries.ts";
import { buildParagraph, type StoredParagraph } from "./paragraph.ts";

/** What running text of one language is cut with. */
export interface PassageContext {
  code: LanguageCode;
  lexicon: LoadedLexicon;
  /** Names that occur in it. */
  names: readonly string[];
  cutter: Cutter;
}

/** Cuts a paragraph of plain text into sentences and units. */
export async function cutPassage(
  text: string,
  { code, lexicon: { lines, concepts }, names, cutter }: PassageContext,
): Promise<StoredParagraph> {
  const sentences = splitSentences(text, code).map(([start, end]) => text.slice(start, end));
  const cuts = await cutter.cut(code, sentences);
  const cut = sentences.map((sentence, at) => ({ text: sentence, units: cuts[at] ?? [] }));
  return buildParagraph(cut, { code, slug: "", lexicon: buildLexicon(code, lines, names), concepts });
}
