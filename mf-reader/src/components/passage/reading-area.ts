/** Where the visible page starts: below the reader's bar, else below the frame's header. */
export function topOfReading(): number {
  const bar = document.querySelector("[data-reading-bar]");
  return bar ? bar.getBoundingClientRect().bottom : 64;
}

/** Calls back whenever the size of an element changes. @returns stops observing */
export function onResize(element: Element, callback: () => void): () => void {
  let known = false;
  const observer = new ResizeObserver(() => {
    if (known) callback();
    known = true;
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Scrolls the page by this many pixels, smoothly unless the reader prefers reduced motion. */
export function scrollPage(top: number): void {
  if (top === 0) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollBy({ top, behavior: calm ? "instant" : "smooth" });
}

/** Scrolls an element to the start of the visible page, at once. */
export function scrollToStart(element: Element): void {
  const scroll = () =>
    scrollBy({ top: element.getBoundingClientRect().top - topOfReading(), behavior: "instant" });
  scroll();
  // The bar above the text may have moved up with the page.
  scroll();
}
