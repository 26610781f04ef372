import type { Direction, LanguageCode } from "@lagom/shared/text/languages";
import { type KeyboardEvent, useEffect } from "react";
import type { Block } from "../../text/block.ts";
import { extended, firstSpot, moved, moveOfKey, type Spot, sentenceSpot, spotText } from "../../text/spot.ts";
import { speakOrSay } from "../listening/speak.ts";
import type { CursorControl } from "./use-cursor.ts";

interface Keyboard {
  blocks: readonly Block[];
  lang: LanguageCode;
  dir: Direction;
  control: CursorControl;
  save: () => void;
  showKeys: () => void;
}

/** The keys of the reading text, by their place on the keyboard, so that another layout changes nothing. */
export function useKeyboard({ blocks, lang, dir, control, save, showKeys }: Keyboard) {
  const { cursor, lookUp, goTo } = control;
  return (event: KeyboardEvent) => {
    // What a button in the text is pressed with is for the button.
    if (event.target !== event.currentTarget) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "?" || (event.code === "Slash" && event.shiftKey)) {
      event.preventDefault();
      return showKeys();
    }
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
    const block = spot && blocks[spot.block];
    const act = block && !event.shiftKey && actions(block, spot)[event.code];
    if (!act) return;
    event.preventDefault();
    act();
  };

  function actions(block: Block, spot: Spot): Partial<Record<string, () => void>> {
    return {
      Enter: () => lookUp(spot),
      NumpadEnter: () => lookUp(spot),
      KeyS: () => (cursor?.open ? save() : lookUp(spot, { saving: true })),
      KeyP: () => speakOrSay(spotText(block, spot), lang),
      KeyT: () => lookUp(sentenceSpot(block, spot)),
    };
  }
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
