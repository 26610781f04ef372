import { useState } from "react";

/**
 * Keeps showing the previous text until the next one is ready.
 * @param next the current text, as the same object while it is the same; undefined while it loads, and if it cannot be loaded
 * @param stays whether the previous text stays meanwhile
 */
export function useTextShown<T>(next: T | undefined, stays: (shown: T) => boolean): T | undefined {
  const [shown, setShown] = useState(next);
  const now = shown !== undefined && stays(shown) ? shown : next;
  if (now !== shown) setShown(() => now);
  return now;
}
