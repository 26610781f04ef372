import type { Text } from "@lagom/shared/contract/text";
import { useMemo } from "react";
import { LONGEST_TEXT, useTranslation } from "../../queries/translate.ts";
import { type Block, entryOf } from "../../text/block.ts";
import { isPhrase, type Spot, spotSentence, spotText } from "../../text/spot.ts";
import { answerFromText } from "./answer-from-text.ts";

import type { Lookup } from "./lookup.ts";

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
    return { state: "failed", retry: () => void translation.refetch() };
  if (translation.data === null) {
    const name = !isPhrase(spot) && entryOf(block, spot.from)?.name;
    return { state: name ? "unknown-name" : "no-entry" };
  }
  if (!translation.data) return { state: "looking" };
  const { translated_word: gloss, target_lang: lang, others = [], ...about } = translation.data;
  const { lemma, source, certainty, dictionary } = about;
  return { state: "answered", answer: { gloss, lang, others, lemma, source, certainty, dictionary } };
}
