import { afterPaint } from "@lagom/shared/ui/after-paint";

/**
 * Never leaves the focus nowhere: where the focused element goes or is disabled, and nothing else takes the focus, the heading
 * above its place takes it, so that Tab goes on from there and a screen reader says where that is.
 * @returns ends it
 */
export function rescueFocus(): () => void {
  let last: Element | null = null;
  // A range stays where its element was when that is removed.
  const place = new Range();
  const remember = () => {
    const { activeElement, body } = document;
    last = activeElement === body ? null : activeElement;
    if (last) place.selectNode(last);
  };
  const isLost = () => last !== null && (!last.isConnected || last.matches(":disabled"));
  const mend = () => {
    if (isLost()) headingAbove(place)?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    // Whoever knows a better place has taken the focus by then.
    if (isLost()) afterPaint(mend);
  });
  remember();
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  addEventListener("focusin", remember);
  // A press beside everything takes the focus away on purpose.
  addEventListener("click", remember, { capture: true });
  return () => {
    observer.disconnect();
    removeEventListener("focusin", remember);
    removeEventListener("click", remember, { capture: true });
  };
}

/** The last heading above a place, in its dialog or the page; without one the page itself. */
function headingAbove(place: Range): HTMLElement | null {
  const main = document.querySelector("main");
  const { startContainer: within } = place;
  const room = (within instanceof Element && within.closest<HTMLElement>("dialog[open]")) || main;
  const headings = [...(room?.querySelectorAll<HTMLElement>("h1, h2, h3, h4") ?? [])];
  const above = room?.contains(within) ? headings.findLast((one) => place.comparePoint(one, 0) < 0) : null;
  const heading = above ?? headings[0] ?? room;
  heading?.setAttribute("tabindex", "-1");
  return heading;
}
