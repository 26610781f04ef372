import { afterPaint } from "@lagom/shared/ui/after-paint";
import { type RefObject, useLayoutEffect } from "react";
import type { Block } from "../../text/block.ts";
import { PHONE_WIDTH, popoverPosition } from "../../text/popover-position.ts";
import type { Spot } from "../../text/spot.ts";
import { boxOf, rangeOfSpot } from "../passage/current-word.tsx";
import { onResize, scrollPage, topOfReading } from "../passage/reading-area.ts";

const phone = matchMedia(`(width < ${PHONE_WIDTH}px)`);

/** The elements that determine the position: the text, its column, and the sheet itself. */
export interface Anchors {
  root: RefObject<HTMLDivElement | null>;
  column: RefObject<HTMLDivElement | null>;
  sheet: RefObject<HTMLElement | null>;
}

/** Shows the rendered sheet if that needs no measuring: at the bottom edge of a phone. @returns whether it is shown */
export function showAtBottom(sheet: HTMLElement | null): boolean {
  if (!sheet || !phone.matches) return false;
  sheet.dataset.kind = "bottom";
  return true;
}

/**
 * Keeps the open sheet clear of its word: chooses a position and scrolls the word into the free space. The position is set on
 * the element directly, since it depends on measuring what was just drawn.
 * @param keyed whether keys opened it: their next press must reach it
 */
export function usePopoverPosition(
  open: boolean,
  keyed: boolean,
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
      // Show it before measuring, so that the browser lays out the page only once.
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
    if (open && keyed) element.inert = false;
    // Otherwise the sheet stays inert until it is painted, so that nobody reaches it before they see it.
    if (open)
      return afterPaint(() => {
        element.inert = false;
        if (column.current) column.current.dataset.room = "";
      });
    element.inert = true;
    delete element.dataset.kind;
    element.style.top = "";
    delete column.current?.dataset.room;
  }, [open, keyed, sheet, column]);
}
