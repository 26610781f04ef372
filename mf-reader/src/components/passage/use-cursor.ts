import { announce } from "@lagom/shared/ui/live";
import { useCallback, useState } from "react";
import type { Spot } from "../../text/spot.ts";

/** Where the reader is in the text. */
export interface Cursor {
  spot: Spot;
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
 */
export function useCursor(describe: (spot: Spot) => string) {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const lookUp = useCallback(
    (spot: Spot, how: Partial<Pick<Cursor, "selected" | "saving">> = {}) =>
      setCursor({ spot, open: true, selected: false, saving: false, ...how }),
    [],
  );
  const close = useCallback(() => setCursor((now) => now && { ...now, open: false, saving: false }), []);
  /** Goes to another word and says it; an open sheet follows. */
  const goTo = useCallback(
    (spot: Spot) => {
      announce(describe(spot));
      setCursor((now) => ({ spot, open: now?.open ?? false, selected: false, saving: false }));
    },
    [describe],
  );
  return { cursor, lookUp, close, goTo };
}

export type CursorControl = ReturnType<typeof useCursor>;
