import { type RefObject, useLayoutEffect, useState } from "react";
import type { Block } from "../../text/block.ts";
import { type Place, placeSheet } from "../../text/place-sheet.ts";
import type { Spot } from "../../text/spot.ts";
import { rangeOfSpot } from "../passage/current-word.tsx";

interface Anchors {
  root: RefObject<HTMLDivElement | null>;
  column: RefObject<HTMLDivElement | null>;
  sheet: RefObject<HTMLElement | null>;
}

/** Keeps the sheet clear of the word it speaks of: chooses its place and scrolls the word into the free space. */
export function usePlace(
  { root, column, sheet }: Anchors,
  blocks: readonly Block[],
  spot: Spot,
): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    if (!sheet.current) return;
    const update = () => {
      const range = root.current && rangeOfSpot(root.current, blocks, spot);
      if (!range || !column.current || !sheet.current) return;
      const { width, height } = sheet.current.getBoundingClientRect();
      const wanted = placeSheet({
        word: range.getBoundingClientRect(),
        column: column.current.getBoundingClientRect(),
        sheet: { width, height },
        viewport: { width: document.documentElement.clientWidth, height: innerHeight },
        top: topOfReading(),
      });
      setPlace(wanted);
      if (wanted.scrollBy !== 0) scrollBy({ top: wanted.scrollBy, behavior: motion() });
    };
    update();
    // The answer may make the sheet higher; a turned phone changes everything.
    const observer = new ResizeObserver(update);
    observer.observe(sheet.current);
    addEventListener("resize", update);
    return () => {
      observer.disconnect();
      removeEventListener("resize", update);
    };
  }, [root, column, sheet, blocks, spot]);
  return place;
}

/** Where the page stops being covered from above: below the reader's bar, else below the frame's header. */
function topOfReading(): number {
  const bar = document.querySelector("[data-reading-bar]");
  return bar ? bar.getBoundingClientRect().bottom : 64;
}

const motion = (): ScrollBehavior =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
