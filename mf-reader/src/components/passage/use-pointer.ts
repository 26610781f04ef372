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
const CONTROLS = "button, summary";

/** Handles taps and clicks on words, and selected words. */
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

  // A touch that came before the code had loaded. Wait for the first paint: until then nothing has a position.
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
    // First show what was prepared for it: the other effects of a lookup would delay the next frame.
    if (pressed && isSame(pressed, spot) && showAtBottom(sheet.current)) afterPaint(() => lookUp(pressed));
    else lookUp(spot);
  });
  const spotAt = ({ target, clientX: x, clientY: y }: MouseEvent) =>
    // A control in the text answers for itself, and may have scrolled a word under the pointer.
    root.current && !(target instanceof Element && target.closest(CONTROLS))
      ? spotAtPoint(root.current, blocks, { x, y })
      : null;
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
      // What was rendered for the pressed word stays.
      if (spot) lookUp(pressed && isSame(pressed, spot) ? pressed : spot);
      else close();
    },
  };
}

/** A click outside the passage and the sheet closes the sheet; scrolling does not. */
export function useOutsidePress(open: boolean, column: RefObject<HTMLElement | null>, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const isOutside = ({ target }: Event) => target instanceof Node && !column.current?.contains(target);
    // A drag out of the text ends in a click on the nearest common ancestor.
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
