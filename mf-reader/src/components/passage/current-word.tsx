import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";
import type { Block } from "../../text/block.ts";
import { type Fill, fillsOf } from "../../text/fills.ts";
import { type Box, scrollInto } from "../../text/popover-position.ts";
import { type Spot, spotBounds } from "../../text/spot.ts";
import { blockElement, liveRange, rangesIn } from "./dom-text.ts";
import { canHighlight, highlight } from "./highlights.ts";
import styles from "./passage.module.css";
import { onResize, scrollPage, topOfReading } from "./reading-area.ts";
import type { Measured } from "./use-cursor.ts";

interface CurrentWordProps {
  root: RefObject<HTMLDivElement | null>;
  blocks: readonly Block[];
  spot: Spot;
  /** Its fill, measured when the reader moved to it. */
  measured: Measured;
  /** Whether to scroll it into view; an open sheet does its own scrolling. */
  follow: boolean;
}

/** The fill behind the current word: boxes under the text, so that no element splits a joined word. */
export function CurrentWord({ root, blocks, spot, measured, follow }: CurrentWordProps) {
  const [again, setAgain] = useState({ spot, ...measured });
  const shown = again.spot === spot ? again : measured;
  const isStale = useEffectEvent((block: Block | undefined) => shown.block !== block);
  useLayoutEffect(() => {
    const container = root.current;
    const range = container && rangeOfSpot(container, blocks, spot);
    if (!container || !range) return;
    const removeHighlight = canHighlight ? highlight("word-current", [range]) : () => {};
    const block = blocks[spot.block];
    const measure = () => setAgain({ spot, block, fills: fillsOfSpot(container, blocks, spot) });
    if (isStale(block)) measure();
    const stop = onResize(container, measure);
    return () => {
      removeHighlight();
      stop();
    };
  }, [root, blocks, spot]);
  useLayoutEffect(() => {
    const range = follow && root.current && rangeOfSpot(root.current, blocks, spot);
    if (range) scrollPage(scrollInto(boxOf(range), topOfReading(), innerHeight));
  }, [root, blocks, spot, follow]);
  return shown.fills.map(({ top, left, width, height }) => (
    <div
      key={`${top} ${left}`}
      className={canHighlight ? styles.fill : styles.frame}
      style={{ top, left, width, height }}
    />
  ));
}

/** The spot as a DOM range, for measuring. */
export function rangeOfSpot(root: HTMLElement, blocks: readonly Block[], spot: Spot): Range | null {
  const block = blocks[spot.block];
  const element = blockElement(root, spot.block);
  const [range] = block && element ? rangesIn(element, [spotBounds(block, spot)]) : [];
  return range ? liveRange(range) : null;
}

/** Bounds of a spot in the viewport, including the readings above it. */
export function boxOf(range: Range): Box {
  const { top, bottom, left, right } = range.getBoundingClientRect();
  const element = range.startContainer.parentElement;
  const readings = element?.closest("[data-readings]")
    ? Number.parseFloat(getComputedStyle(element).fontSize)
    : 0;
  return { top: top - readings / 2, bottom, left, right };
}

/** The boxes behind a spot, relative to the corner of the text. */
export function fillsOfSpot(container: HTMLElement, blocks: readonly Block[], spot: Spot): Fill[] {
  const range = rangeOfSpot(container, blocks, spot);
  if (!range) return [];
  const origin = container.getBoundingClientRect();
  const { lineHeight } = getComputedStyle(range.startContainer.parentElement ?? container);
  const boxes = fillsOf(range.getClientRects(), {
    leading: Number.parseFloat(lineHeight),
    readings: container.dataset.readings !== undefined,
  });
  return boxes.map((box) => ({ ...box, top: box.top - origin.top, left: box.left - origin.left }));
}
