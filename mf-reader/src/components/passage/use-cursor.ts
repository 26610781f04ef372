import { announce } from "@lagom/shared/ui/live";
import { type ReactNode, useCallback, useState } from "react";
import type { Block } from "../../text/block.ts";
import type { Fill } from "../../text/fills.ts";
import type { Spot } from "../../text/spot.ts";

/** The boxes behind a spot, and the block they were measured in, which a correction replaces. */
export interface Measured {
  block: Block | undefined;
  fills: readonly Fill[];
}

/** Where the reader is in the text. */
export interface Cursor {
  spot: Spot;
  /** Measured before anything is drawn; later, measuring would force another layout. */
  measured: Measured;
  /** Whether the lookup sheet shows it. */
  open: boolean;
  /** Whether the browser's selection already highlights it. */
  selected: boolean;
  /** Whether to save it as soon as its meaning is known. */
  saving: boolean;
  /** Whether keys led here: then the word stays filled when the sheet closes, because it shows where the keys go on. */
  keyed: boolean;
}

/**
 * The current word of a passage. It is state rather than focus, because the text is a single tab stop.
 * @param describe what a screen reader announces when the keys move to a word
 * @param measure measures a spot on the page
 */
export function useCursor(describe: (spot: Spot) => ReactNode, measure: (spot: Spot) => Measured) {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  /** The spot that the next click will look up. */
  const [pressed, press] = useState<Spot | null>(null);
  const lookUp = useCallback(
    (spot: Spot, how: Partial<Pick<Cursor, "selected" | "saving" | "keyed">> = {}) => {
      const measured = measure(spot);
      press(null);
      setCursor({ spot, measured, open: true, selected: false, saving: false, keyed: false, ...how });
    },
    [measure],
  );
  const close = useCallback(() => setCursor((now) => now && { ...now, open: false, saving: false }), []);
  /** Moves to another word and announces it; an open sheet follows. */
  const goTo = useCallback(
    (spot: Spot) => {
      announce(describe(spot));
      const measured = measure(spot);
      press(null);
      setCursor((now) => ({
        spot,
        measured,
        open: now?.open ?? false,
        selected: false,
        saving: false,
        keyed: true,
      }));
    },
    [describe, measure],
  );
  return { cursor, pressed, press, lookUp, close, goTo };
}

export type CursorControl = ReturnType<typeof useCursor>;
