import type { Text } from "@lagom/shared/contract/text";
import { MOST_PARTS } from "@lagom/shared/limits";
import { useMemo } from "react";
import { LONGEST_TEXT, useTranslation } from "../../queries/translate.ts";
import type { Block } from "../../text/block.ts";
import { isPhrase, type Spot, spotSentence, spotText } from "../../text/spot.ts";
import { answerFromText } from "./answer-from-text.ts";
import type { Lookup, Part } from "./lookup.ts";
import { isNamed, namedParts, partsInText } from "./parts.ts";

/** The meaning of a spot: from the text itself if it has one, else from the server. */
export function useLookup(text: Text, block: Block, spot: Spot, open: boolean): Lookup {
  const known = useMemo(() => answerFromText(text, block, spot), [text, block, spot]);
  const sentence = spotSentence(block, spot);
  const request = {
    text: spotText(block, spot),
    source_lang: text.lang,
    target_lang: text.gloss_lang,
    context: sentence.text,
  };
  const tooLong = request.text.length > LONGEST_TEXT;
  const translation = useTranslation(request, open && known === undefined && !tooLong);
  if (known) return known;
  // Otherwise the meaning of its beginning would be taken for that of the whole.
  if (tooLong) return { state: "too-long" };
  if (translation.isError && !translation.isFetching)
    return {
      state: "failed",
      retry: () => void translation.refetch(),
      parts: partsMeanwhile(text, block, spot),
    };
  if (translation.data === null) return unknown(text, block, spot);
  if (!translation.data) return { state: "looking" };
  const { translated_word: gloss, target_lang: lang, others = [], parts, ...about } = translation.data;
  if (parts) return { state: "parts", gloss, lang, parts: namedParts(parts, text, block, spot) };
  const { lemma, source, certainty, dictionary, guess, through } = about;
  const answer = { gloss, lang, others, lemma, source, certainty, dictionary, guess, through };
  return { state: "answered", answer };
}

/** What is shown of a text that the server does not know. */
function unknown(text: Text, block: Block, spot: Spot): Lookup {
  if (isNamed(block, spot)) return { state: "unknown-name" };
  if (!isPhrase(spot)) return { state: "no-entry" };
  if (spot.to - spot.from >= MOST_PARTS) return { state: "too-many-words" };
  return { state: "parts", gloss: "", lang: text.gloss_lang, parts: partsInText(text, block, spot) };
}

/** The words of a phrase, while the server cannot be asked for it; none if the text knows none of them. */
function partsMeanwhile(text: Text, block: Block, spot: Spot): Part[] {
  if (!isPhrase(spot) || spot.to - spot.from >= MOST_PARTS) return [];
  const parts = partsInText(text, block, spot);
  return parts.some((part) => part.translated_word !== null) ? parts : [];
}
