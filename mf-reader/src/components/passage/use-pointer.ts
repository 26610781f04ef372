import { takeFirstTouch } from "@lagom/shared/first-call";
import { afterPaint } from "@lagom/shared/ui/after-paint";
import { type MouseEvent, type RefObject, useEffect } from "react";
import type { Block } from "../../text/block.ts";
import { selectedSpot, spotAtPoint } from "./dom-text.ts";
import type { CursorControl } from "./use-cursor.ts";

/** A selection counts when it has stood still for this long, milliseconds. */
const SELECTION_SETTLES_MS = 300;

/** Taps and clicks on words, and words that the reader selects. */
export function usePointer(
  root: RefObject<HTMLDivElement | null>,
  blocks: readonly Block[],
  { lookUp, close }: CursorControl,
) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const spot = !pressed && root.current && selectedSpot(root.current, blocks);
        if (spot) lookUp(spot, { selected: true });
      }, SELECTION_SETTLES_MS);
    };
    const onPress = (event: PointerEvent) => {
      pressed = event.pointerType === "mouse";
    };
    const onRelease = () => {
      if (!pressed) return;
      pressed = false;
      if (getSelection()?.isCollapsed === false) settle();
    };
    document.addEventListener("selectionchange", settle);
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("pointerup", onRelease);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("selectionchange", settle);
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("pointerup", onRelease);
    };
  }, [root, blocks, lookUp]);

  // A touch on the text as it stood before its code was there. Until it is painted, nothing of it stands anywhere.
  useEffect(
    () =>
      afterPaint(() => {
        const touch = takeFirstTouch();
        const spot = touch && root.current && spotAtPoint(root.current, blocks, touch);
        if (spot) lookUp(spot);
      }),
    [root, blocks, lookUp],
  );

  return (event: MouseEvent) => {
    if (!root.current || getSelection()?.isCollapsed === false) return;
    const spot = spotAtPoint(root.current, blocks, { x: event.clientX, y: event.clientY });
    if (spot) lookUp(spot);
    else close();
  };
}

/** A press outside of the passage and its sheet closes the sheet. */
export function useOutsidePress(open: boolean, column: RefObject<HTMLElement | null>, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !column.current?.contains(event.target)) close();
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [open, column, close]);
}
