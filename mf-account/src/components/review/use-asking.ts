import type { ReviewCard } from "@lagom/shared/contract/reviews";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { useState } from "react";
import { useCardKind } from "../../stores/card-kind.ts";
import { kindOf } from "../../text/card-kind.ts";
import { compareTyped } from "../../text/compare-typed.ts";

/** How the current card is asked: as the reader chose, as far as this device and the card allow, and what was typed into it. */
export function useAsking(card: ReviewCard | undefined) {
  const [chosen, choose] = useCardKind();
  const [voices, setVoices] = useState<Partial<Record<LanguageCode, boolean>>>({});
  const [checked, setChecked] = useState<{ card: ReviewCard | undefined; typed: string }>();
  const word = card?.word;
  const voice = word && voices[word.source_lang];
  const typed = checked && checked.card === card ? checked.typed : undefined;
  return {
    chosen,
    choose,
    // Until it is known, a card does not show the word that it may be about to speak.
    kind: card ? kindOf(card, chosen, voice !== false) : chosen,
    hasVoice: voice === true,
    tellVoice: (has: boolean) => word && setVoices((known) => ({ ...known, [word.source_lang]: has })),
    /** What was typed for this card, once it was checked. */
    typed,
    missed:
      word !== undefined &&
      typed !== undefined &&
      compareTyped(typed, word.source_word, word.source_lang).length > 0,
    check: (written: string) => setChecked({ card, typed: written }),
  };
}
