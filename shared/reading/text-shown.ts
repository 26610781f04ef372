import { useRef } from "react";

/**
 * What is shown of a text that changes its level: what was shown before, as long as it stays.
 * @param next what there is now; undefined while it is asked for, and when it cannot be had
 * @param stays whether what was shown before stays in the place of it
 */
export function useTextShown<T>(next: T | undefined, stays: (shown: T) => boolean): T | undefined {
  const shown = useRef<T>(undefined);
  if (shown.current === undefined || !stays(shown.current)) shown.current = next;
  return shown.current;
}
