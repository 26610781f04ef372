import { usePageHeading } from "@lagom/shared/ui/page";
import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * Moves focus when a text opens: first to the placeholder heading, then to the text.
 * @param visit identifies what is read, which the path does not: one recommended text follows another
 * @returns ref callback for the heading, and then for the text
 */
export function useArrival(title: string, visit: string): (element: HTMLElement | null) => void {
  const focused = usePageHeading<HTMLElement>(title, visit);
  const held = useRef(false);
  return useCallback(
    (element: HTMLElement | null) => {
      // Runs before the old text is removed from the page.
      if (!element) held.current = document.activeElement === focused.current;
      else if (held.current) element.focus({ preventScroll: true });
      focused.current = element;
    },
    [focused],
  );
}

/** Starts another text at its top if the path stays the same; if it changes, the shell does. */
export function useTopOf(visit: string): void {
  const shown = useRef(visit);
  useLayoutEffect(() => {
    if (shown.current !== visit) scrollTo({ top: 0, behavior: "instant" });
    shown.current = visit;
  }, [visit]);
}
