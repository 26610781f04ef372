import { afterPaint } from "@lagom/shared/ui/after-paint";
import { type RefObject, useLayoutEffect } from "react";
import type { Block } from "../../text/block.ts";
import { PHONE_WIDTH, popoverPosition } from "../../text/popover-position.ts";
import type { Spot } from "../../text/spot.ts";
import { boxOf, rangeOfSpot } from "../passage/current-word.tsx";
import { onResize, scrollPage, topOfReading } from "../passage/reading-area.ts";

const phone = matchMedia(`(width < ${PHONE_WIDTH}px)`);

/** What the sheet is placed by: the text, the column it stands in, and itself. */
export interface Anchors {
  root: RefObject<HTMLDivElement | null>;
  column: RefObject<HTMLDivElement | null>;
  sheet: RefObject<HTMLElement | null>;
}

/** Shows the drawn sheet where that needs no measure: at the bottom edge of a phone. @returns whether it shows */
export function showAtBottom(sheet: HTMLElement | null): boolean {
  if (!sheet || !phone.matches) return false;
  sheet.dataset.kind = "bottom";
  return true;
}

/**
 * Keeps the open sheet clear of the word it speaks of: chooses its place and scrolls the word into the free space. The place is
 * written to the element itself, since it depends on measures of what was just drawn.
 */
export function usePopoverPosition(
  open: boolean,
  { root, column, sheet }: Anchors,
  blocks: readonly Block[],
  spot: Spot,
): void {
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!open || !element) return;
    const update = () => {
      const range = root.current && rangeOfSpot(root.current, blocks, spot);
      if (!range || !column.current) return;
      // Shown before anything is measured, so that the browser lays the page out once.
      element.dataset.kind = phone.matches ? "bottom" : (element.dataset.kind ?? "below");
      const { width, height } = element.getBoundingClientRect();
      const page = document.documentElement;
      const position = popoverPosition({
        word: boxOf(range),
        column: column.current.getBoundingClientRect(),
        sheet: { width, height },
        viewport: { width: page.clientWidth, height: innerHeight },
        top: topOfReading(),
        rtl: root.current?.dir === "rtl",
      });
      element.dataset.kind = position.kind;
      element.style.top = position.kind === "bottom" ? "" : `${position.top}px`;
      element.style.left = position.kind === "bottom" ? "" : `${position.left}px`;
      if (position.scrollBy > page.scrollHeight - innerHeight - scrollY) column.current.dataset.room = "";
      scrollPage(position.scrollBy);
    };
    update();
    // The answer may make the sheet higher; a turned phone changes everything.
    const stop = onResize(element, update);
    addEventListener("resize", update);
    return () => {
      stop();
      removeEventListener("resize", update);
    };
  }, [open, root, column, sheet, blocks, spot]);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    // Who sees it first reaches it then.
    if (open)
      return afterPaint(() => {
        element.inert = false;
        if (column.current) column.current.dataset.room = "";
      });
    element.inert = true;
    delete element.dataset.kind;
    element.style.top = "";
    delete column.current?.dataset.room;
  }, [open, sheet, column]);
}
