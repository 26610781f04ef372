import { usePageHeading } from "@lagom/shared/ui/page";
import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * Where the focus goes when a text is opened: to the heading that stands for it while it is on its way, then to the text.
 * @param visit names what is read, which the path does not: one recommended text follows another
 * @returns for the one and the other to be placed by
 */
export function useArrival(title: string, visit: string): (element: HTMLElement | null) => void {
  const place = usePageHeading<HTMLElement>(title, visit);
  const held = useRef(false);
  return useCallback(
    (element: HTMLElement | null) => {
      // Runs before the old text is removed from the page.
      if (!element) held.current = document.activeElement === place.current;
      else if (held.current) element.focus({ preventScroll: true });
      place.current = element;
    },
    [place],
  );
}

/** Begins another text at its top where the path stays the same; the shell does where it changes. */
export function useTopOf(visit: string): void {
  const shown = useRef(visit);
  useLayoutEffect(() => {
    if (shown.current !== visit) scrollTo({ top: 0, behavior: "instant" });
    shown.current = visit;
  }, [visit]);
}
