/** Where the page stops being covered from above: below the reader's bar, else below the frame's header. */
export function topOfReading(): number {
  const bar = document.querySelector("[data-reading-bar]");
  return bar ? bar.getBoundingClientRect().bottom : 64;
}

/** Scrolls the page by so many pixels, gently unless the reader asked for less motion. */
export function scrollPage(top: number): void {
  if (top === 0) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollBy({ top, behavior: calm ? "instant" : "smooth" });
}
