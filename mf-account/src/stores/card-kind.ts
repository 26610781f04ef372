import { isString, readStored } from "@lagom/shared/checked-json";
import { useState } from "react";
import { CARD_KINDS, type CardKind } from "../text/card-kind.ts";

/** On the device, as the voice is: what can be heard and typed differs from device to device. */
const KEY = "lagom.cards";

/** How the reader wants cards to ask, on this device. */
export function useCardKind(): [CardKind, (kind: CardKind) => void] {
  const [kind, setKind] = useState(read);
  const choose = (chosen: CardKind) => {
    setKind(chosen);
    try {
      localStorage.setItem(KEY, JSON.stringify(chosen));
    } catch {
      // Storage is full or denied: the choice then lasts as long as the review.
    }
  };
  return [kind, choose];
}

function read(): CardKind {
  const stored = readStored("localStorage", KEY, isString);
  return CARD_KINDS.find((kind) => kind === stored) ?? "word";
}
