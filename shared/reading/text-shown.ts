import { useState } from "react";

/**
 * What is shown of a text that changes its level: what was shown before, as long as it stays.
 * @param next what there is now, as the same object while it is the same; undefined while it is asked for, and when it cannot be had
 * @param stays whether what was shown before stays in the place of it
 */
export function useTextShown<T>(next: T | undefined, stays: (shown: T) => boolean): T | undefined {
  const [shown, setShown] = useState(next);
  const now = shown !== undefined && stays(shown) ? shown : next;
  if (now !== shown) setShown(() => now);
  return now;
}
