import type { ReviewCard } from "@lagom/shared/contract/reviews";
import { occurrences } from "./occurrences.ts";

/** How a card asks for its word: shown, left out of its sentence, spoken, or to be typed into the gap. */
export const CARD_KINDS = ["word", "gap", "listening", "typing"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/**
 * How a card is asked: as the reader chose, or as a word where that cannot be, for want of a sentence or of a voice.
 * @param hasVoice whether the word's language can be read aloud here
 */
export function kindOf({ word }: ReviewCard, chosen: CardKind, hasVoice: boolean): CardKind {
  if (chosen === "listening") return hasVoice ? chosen : "word";
  if (chosen === "word") return chosen;
  const { context, source_word, source_lang } = word;
  return occurrences(context?.sentence ?? "", source_word, source_lang).length > 0 ? chosen : "word";
}
