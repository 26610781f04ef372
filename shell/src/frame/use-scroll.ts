import { useLocation } from "@lagom/shared/router";
import { useEffect, useLayoutEffect } from "react";

/** How long a page that is still growing may take to reach its earlier scroll position. */
const RESTORE_MS = 3000;
/** Where each history entry was scrolled to, by its key, in pixels. */
export const scrollPositions = new Map<string, number>();

/** Remembers where each page was scrolled to. */
export function useScroll(): void {
  const { key } = useLocation();

  useEffect(() => {
    history.scrollRestoration = "manual";
  }, []);

  // Ends before the next page is laid out, whose own scrolling must not count as this one's.
  useLayoutEffect(() => {
    const remember = () => scrollPositions.set(key, scrollY);
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [key]);
}

/** Scrolls to a position as soon as the page is long enough, unless the reader scrolls first. @returns stops trying */
export function restore(top: number): () => void {
  if (top === 0) return () => {};
  const growing = new ResizeObserver(() => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 2) stop();
  });
  const timer = setTimeout(stop, RESTORE_MS);
  growing.observe(document.body);
  for (const event of ["wheel", "touchmove", "keydown"]) addEventListener(event, stop, { once: true });
  function stop(): void {
    growing.disconnect();
    clearTimeout(timer);
    for (const event of ["wheel", "touchmove", "keydown"]) removeEventListener(event, stop);
  }
  return stop;
}
