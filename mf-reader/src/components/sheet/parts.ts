import type { TranslationPart } from "@lagom/shared/contract/lookup";
import type { Text } from "@lagom/shared/contract/text";
import { wordKey } from "@lagom/shared/text/word-key";
import { type Block, entryOf } from "../../text/block.ts";
import { type Spot, spotText, wordSpot } from "../../text/spot.ts";
import type { Part } from "./lookup.ts";

const tokensOf = ({ from, to }: Spot): number[] =>
  Array.from({ length: to - from + 1 }, (_, more) => from + more);

/** Whether all words of a spot are names or numbers. */
export const isNamed = (block: Block, spot: Spot): boolean =>
  tokensOf(spot).every((token) => entryOf(block, token)?.name);

/** The parts of a phrase as the server gives them, with those that the text knows as names. */
export function namedParts(parts: readonly TranslationPart[], text: Text, block: Block, spot: Spot): Part[] {
  const entries = tokensOf(spot).map((token) => entryOf(block, token));
  const names = new Set(entries.flatMap((entry) => (entry?.name ? [entry.form] : [])));
  return parts.map((part, at) => ({
    ...part,
    at,
    name: part.translated_word === null && names.has(wordKey(part.text, text.lang)),
  }));
}

/** The words of a phrase with what the text itself knows of them. */
export const partsInText = (text: Text, block: Block, spot: Spot): Part[] =>
  tokensOf(spot).map((token, at) => {
    const written = spotText(block, wordSpot(spot.block, token));
    const entry = entryOf(block, token);
    const source: Part["source"] = text.origin === "corpus" ? "text" : "lexicon";
    const known = entry && entry.gloss !== null ? { lemma: entry.lemma, others: entry.others, source } : {};
    return { at, text: written, translated_word: entry?.gloss ?? null, name: entry?.name ?? false, ...known };
  });
