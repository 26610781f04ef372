import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Block } from "../../text/block.ts";
import { firstSpot, moved, type Spot } from "../../text/spot.ts";
import { whenIdle } from "../use-idle.ts";
import { fillsOfSpot } from "./current-word.tsx";
import { spotAtPoint } from "./dom-text.ts";

/**
 * Performs a lookup once in the closed sheet: code is slow the first time it runs, and no reader should wait for that.
 * @param drawn whether the closed sheet is rendered
 */
export function useRehearsal(
  drawn: boolean,
  root: RefObject<HTMLElement | null>,
  blocks: readonly Block[],
  press: (spot: Spot) => void,
): void {
  const rehearse = useEffectEvent(() => {
    const first = firstSpot(blocks);
    const text = root.current;
    if (!first || !text) return;
    const second = moved(blocks, first, "next");
    const { left, top } = text.getBoundingClientRect();
    const [box] = fillsOfSpot(text, blocks, second);
    const middle = box && { x: left + box.left + box.width / 2, y: top + box.top + box.height / 2 };
    press((middle && spotAtPoint(text, blocks, middle)) ?? second);
  });
  useEffect(() => {
    if (drawn) return whenIdle(() => rehearse());
  }, [drawn]);
}
