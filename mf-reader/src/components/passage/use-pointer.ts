import { takeFirstTouch } from "@lagom/shared/first-call";
import { afterPaint } from "@lagom/shared/ui/after-paint";
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent } from "react";
import type { Block } from "../../text/block.ts";
import { isSame } from "../../text/spot.ts";
import { showAtBottom } from "../sheet/use-popover-position.ts";
import { hasSelection, selectedSpot, spotAtPoint } from "./dom-text.ts";
import type { CursorControl } from "./use-cursor.ts";
import { useTouch } from "./use-touch.ts";

/** A selection counts once it has not changed for this long, in milliseconds. */
const SELECTION_SETTLES_MS = 300;

/** Taps and clicks on words, and words that the reader selects. */
export function usePointer(
  root: RefObject<HTMLDivElement | null>,
  sheet: RefObject<HTMLElement | null>,
  blocks: readonly Block[],
  { cursor, pressed, press, lookUp, close }: CursorControl,
) {
  // Further parts of the text may arrive while the reader selects.
  const lookUpSelection = useEffectEvent(() => {
    const spot = root.current && selectedSpot(root.current, blocks);
    if (spot) lookUp(spot, { selected: true });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!held) lookUpSelection();
      }, SELECTION_SETTLES_MS);
    };
    const onPress = (event: globalThis.PointerEvent) => {
      held = event.pointerType === "mouse";
    };
    const onRelease = () => {
      if (!held) return;
      held = false;
      if (hasSelection()) settle();
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
  }, []);

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

  const touch = useTouch(root, (spot) => {
    // Show what was prepared for it first; everything else a lookup changes would delay the next frame.
    if (pressed && isSame(pressed, spot) && showAtBottom(sheet.current)) afterPaint(() => lookUp(pressed));
    else lookUp(spot);
  });
  const spotAt = ({ clientX: x, clientY: y }: MouseEvent) =>
    root.current && spotAtPoint(root.current, blocks, { x, y });
  return {
    ...touch.handlers,
    onPointerDown: (event: PointerEvent) => {
      const spot = spotAt(event);
      touch.begin(event, spot);
      if (!cursor?.open) press(spot);
    },
    onClick: (event: MouseEvent) => {
      if (hasSelection()) return;
      const spot = spotAt(event);
      // What was drawn for the pressed word stays as it is.
      if (spot) lookUp(pressed && isSame(pressed, spot) ? pressed : spot);
      else close();
    },
  };
}

/** A click outside of the passage and its sheet closes the sheet; scrolling there by finger or bar is none. */
export function useOutsidePress(open: boolean, column: RefObject<HTMLElement | null>, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const isOutside = ({ target }: Event) => target instanceof Node && !column.current?.contains(target);
    // A drag out of the text ends in a click on the common ancestor.
    let began = false;
    const onPress = (event: Event) => {
      began = isOutside(event);
    };
    const onClick = (event: Event) => {
      if (began && isOutside(event)) close();
      began = false;
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("click", onClick);
    };
  }, [open, column, close]);
}
