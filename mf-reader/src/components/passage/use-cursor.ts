import { announce } from "@lagom/shared/ui/live";
import { type ReactNode, useCallback, useState } from "react";
import type { Fill } from "../../text/fills.ts";
import type { Spot } from "../../text/spot.ts";

/** Where the reader is in the text. */
export interface Cursor {
  spot: Spot;
  /** The boxes behind it. They are measured before anything of it is drawn: later, the browser would lay the page out for it. */
  fills: readonly Fill[];
  /** Whether the look-up sheet shows it. */
  open: boolean;
  /** Whether the browser's own selection already shows it. */
  selected: boolean;
  /** Whether to save it as soon as its meaning is known. */
  saving: boolean;
}

/**
 * The current word of a passage, kept in state: the text is one tab stop.
 * @param describe what a screen reader is told of a word that the keys lead to
 * @param fillsOf measures a spot on the page
 */
export function useCursor(describe: (spot: Spot) => ReactNode, fillsOf: (spot: Spot) => readonly Fill[]) {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  /** What the next click will look up. */
  const [pressed, press] = useState<Spot | null>(null);
  const lookUp = useCallback(
    (spot: Spot, how: Partial<Pick<Cursor, "selected" | "saving">> = {}) => {
      press(null);
      setCursor({ spot, fills: fillsOf(spot), open: true, selected: false, saving: false, ...how });
    },
    [fillsOf],
  );
  const close = useCallback(() => setCursor((now) => now && { ...now, open: false, saving: false }), []);
  /** Goes to another word and says it; an open sheet follows. */
  const goTo = useCallback(
    (spot: Spot) => {
      announce(describe(spot));
      const fills = fillsOf(spot);
      press(null);
      setCursor((now) => ({ spot, fills, open: now?.open ?? false, selected: false, saving: false }));
    },
    [describe, fillsOf],
  );
  return { cursor, pressed, press, lookUp, close, goTo };
}

export type CursorControl = ReturnType<typeof useCursor>;
