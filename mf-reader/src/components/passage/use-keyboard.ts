import type { Direction } from "@lagom/shared/text/languages";
import { type KeyboardEvent, useEffect } from "react";
import type { Block } from "../../text/block.ts";
import { extended, firstSpot, moved, moveOfKey } from "../../text/spot.ts";
import type { CursorControl } from "./use-cursor.ts";

interface Keyboard {
  blocks: readonly Block[];
  dir: Direction;
  control: CursorControl;
  save: () => void;
}

/** The keys of the reading text, by their place on the keyboard, so that another layout changes nothing. */
export function useKeyboard({ blocks, dir, control, save }: Keyboard) {
  const { cursor, lookUp, goTo } = control;
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const spot = cursor?.spot;
    const move = moveOfKey(event.code, dir);
    if (move) {
      event.preventDefault();
      const start = firstSpot(blocks);
      if (!spot) return start && goTo(start);
      const sideways = move === "next" || move === "previous";
      if (event.shiftKey && sideways) return goTo(extended(blocks, spot, move === "next" ? 1 : -1));
      return goTo(moved(blocks, spot, move));
    }
    if (!spot) return;
    if (event.code === "Enter" || event.code === "NumpadEnter") {
      event.preventDefault();
      lookUp(spot);
    }
    if (event.code === "KeyS" && !event.shiftKey) {
      event.preventDefault();
      if (cursor.open) save();
      else lookUp(spot, { saving: true });
    }
  };
}

/** Escape closes the sheet from wherever the focus is, and gives the focus back to the text. */
export function useEscape(open: boolean, root: { current: HTMLElement | null }, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.code !== "Escape" || event.defaultPrevented) return;
      close();
      root.current?.focus({ preventScroll: true });
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [open, root, close]);
}
