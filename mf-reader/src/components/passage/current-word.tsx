import { type RefObject, useLayoutEffect, useState } from "react";
import type { Block } from "../../text/block.ts";
import { scrollInto } from "../../text/place-sheet.ts";
import { type Spot, spotBounds } from "../../text/spot.ts";
import { blockElement, liveRange, rangesIn } from "./dom-text.ts";
import { canHighlight, highlight } from "./highlights.ts";
import styles from "./passage.module.css";
import { scrollPage, topOfReading } from "./reading-area.ts";

interface CurrentWordProps {
  root: RefObject<HTMLDivElement | null>;
  blocks: readonly Block[];
  spot: Spot;
  /** Whether to scroll it into view; an open sheet does that by its own measure. */
  follow: boolean;
}

interface Fill {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** The fill behind the current word: boxes under the text, so that no element splits a joined word. */
export function CurrentWord({ root, blocks, spot, follow }: CurrentWordProps) {
  const [fills, setFills] = useState<readonly Fill[]>([]);
  useLayoutEffect(() => {
    const container = root.current;
    const range = container && rangeOfSpot(container, blocks, spot);
    if (!container || !range) return;
    const measure = () => setFills(fillsOf(container, range));
    const removeHighlight = canHighlight ? highlight("word-current", [range]) : () => {};
    const observer = new ResizeObserver(measure);
    observer.observe(container);
    measure();
    return () => {
      removeHighlight();
      observer.disconnect();
    };
  }, [root, blocks, spot]);
  useLayoutEffect(() => {
    const range = follow && root.current && rangeOfSpot(root.current, blocks, spot);
    if (range) scrollPage(scrollInto(range.getBoundingClientRect(), topOfReading(), innerHeight));
  }, [root, blocks, spot, follow]);
  return fills.map(({ top, left, width, height }) => (
    <div
      key={`${top} ${left}`}
      className={canHighlight ? styles.fill : styles.frame}
      style={{ top, left, width, height }}
      aria-hidden="true"
    />
  ));
}

/** The spot as it stands in the page, to be measured. */
export function rangeOfSpot(root: HTMLElement, blocks: readonly Block[], spot: Spot): Range | null {
  const block = blocks[spot.block];
  const element = blockElement(root, spot.block);
  const [range] = block && element ? rangesIn(element, [spotBounds(block, spot)]) : [];
  return range ? liveRange(range) : null;
}

/** Scripts without spaces: a wider box would reach under the letters beside it. */
const UNSPACED = /^(zh|ja)/;

/** One box a line; an isolate within a phrase gives several rectangles for the same line. */
function fillsOf(container: HTMLElement, range: Range): Fill[] {
  const origin = container.getBoundingClientRect();
  const lines: { top: number; bottom: number; left: number; right: number }[] = [];
  for (const rect of range.getClientRects()) {
    const line = lines.find(({ top, bottom }) => rect.top < bottom && rect.bottom > top);
    if (line) {
      line.left = Math.min(line.left, rect.left);
      line.right = Math.max(line.right, rect.right);
    } else if (rect.width > 0) {
      lines.push({ top: rect.top, bottom: rect.bottom, left: rect.left, right: rect.right });
    }
  }
  const side = UNSPACED.test(container.lang) ? 1 : 4;
  return lines.map(({ top, bottom, left, right }) => ({
    top: top - origin.top - 2,
    left: left - origin.left - side,
    width: right - left + 2 * side,
    height: bottom - top + 4,
  }));
}
