import { useLocation } from "@lagom/shared/router";
import { useEffect, useLayoutEffect } from "react";
import { useNavigationType } from "react-router-dom";

/** How long a page that is still growing may take to reach the place it was left at. */
const RESTORE_MS = 3000;
const positions = new Map<string, number>();

/** A new page begins at its top; Back and Forward find the place that was left. */
export function useScroll(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = "manual";
  }, []);

  // Ends before the next page is laid out, whose own scrolling must not count as this one's.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, scrollY);
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [key]);

  // By the path only: a change of the query alone keeps the place.
  useLayoutEffect(() => {
    if (type !== "POP") scrollTo(0, 0);
    else return restore(positions.get(key) ?? 0);
  }, [pathname]);
}

/** Scrolls to a place as soon as the page is long enough, unless the reader scrolls first. */
function restore(top: number): () => void {
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
