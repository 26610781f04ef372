import type { Direction } from "@lagom/shared/text/languages";
import { type KeyboardEvent, type RefObject, useEffect } from "react";
import type { Block } from "../../text/block.ts";
import {
  extended,
  firstOfSentence,
  firstSpot,
  moved,
  moveOfKey,
  type Spot,
  sentenceSpot,
} from "../../text/spot.ts";
import { positionInView } from "../dom-position.ts";
import { boxOf, rangeOfSpot } from "./current-word.tsx";
import { topOfReading } from "./reading-area.ts";
import type { CursorControl } from "./use-cursor.ts";

interface Keyboard {
  root: RefObject<HTMLElement | null>;
  blocks: readonly Block[];
  dir: Direction;
  control: CursorControl;
  save: () => void;
  speak: (block: Block, spot: Spot) => void;
}

/** The keys of the reading text, by physical position, so that they are the same on every keyboard layout. */
export function useKeyboard({ root, blocks, dir, control, save, speak }: Keyboard) {
  const { cursor, lookUp, goTo } = control;
  return (event: KeyboardEvent) => {
    // Leave keys on a button in the text to that button.
    if (event.target !== event.currentTarget) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const spot = cursor?.spot;
    const move = moveOfKey(event.code, dir);
    if (move) {
      event.preventDefault();
      const onwards = move === "next" || move === "next-sentence";
      // A word off the screen in the direction of the key is one the page is still scrolling to; on the other side, the reader
      // left it behind.
      const leftBehind = spot && sideOf(spot) === (onwards ? "above" : "below");
      const start = !spot || leftBehind ? startInView() : undefined;
      if (start) return goTo(start);
      if (!spot) return;
      const sideways = move === "next" || move === "previous";
      if (event.shiftKey && sideways) return goTo(extended(blocks, spot, move === "next" ? 1 : -1));
      return goTo(moved(blocks, spot, move));
    }
    if (!spot && !event.shiftKey && (event.code === "Enter" || event.code === "NumpadEnter")) {
      event.preventDefault();
      const start = startInView();
      return start && lookUp(start, { keyed: true });
    }
    const block = spot && blocks[spot.block];
    const act = block && !event.shiftKey && actionOf(event.code, block, spot);
    if (!act) return;
    event.preventDefault();
    act();
  };

  /** Position of a word relative to the visible part of the text. */
  function sideOf(spot: Spot): "above" | "in view" | "below" | undefined {
    const range = root.current && rangeOfSpot(root.current, blocks, spot);
    if (!range) return undefined;
    const { top, bottom } = boxOf(range);
    if (bottom < topOfReading()) return "above";
    return top > innerHeight ? "below" : "in view";
  }

  /** The first word of the text if it is in view, else of the sentence at the reading line. */
  function startInView(): Spot | undefined {
    const first = firstSpot(blocks);
    if (!root.current || !first || sideOf(first) === "in view") return first;
    const position = positionInView(root.current);
    return (position && firstOfSentence(blocks, position)) ?? (cursor ? undefined : first);
  }

  function actionOf(code: string, block: Block, spot: Spot): (() => void) | undefined {
    switch (code) {
      case "Enter":
      case "NumpadEnter":
        return () => lookUp(spot, { keyed: true });
      case "KeyS":
        return () => (cursor?.open ? save() : lookUp(spot, { saving: true, keyed: true }));
      case "KeyP":
        return () => speak(block, spot);
      case "KeyT":
        return () => lookUp(sentenceSpot(block, spot), { keyed: true });
    }
  }
}

/** Other elements that close on Escape: they close first, alone. */
const CLOSES_ITSELF = "dialog[open], [popover]";

/** Escape closes the sheet wherever the focus is, and returns the focus to the text. */
export function useEscape(open: boolean, root: { current: HTMLElement | null }, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.code !== "Escape" || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(CLOSES_ITSELF)) return;
      close();
      root.current?.focus({ preventScroll: true });
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [open, root, close]);
}
