import type { Box } from "./popover-position.ts";

export interface Fill {
  top: number;
  left: number;
  width: number;
  height: number;
}

interface Line {
  /** Height of a line of this text. */
  leading: number;
  /** Whether readings are shown right above the letters. */
  readings: boolean;
}

/** How far a box reaches above and below its letters. */
const EDGE = 2;
/** How far it reaches to either side: further, it would lie under the full stop or the letters beside it. */
const SIDE = 1;

/**
 * The boxes behind a word, one per line: an isolate within a phrase gives several rectangles on the same line. Letters are
 * taller than the lines of a title, so their rectangles overlap; the boxes never do.
 */
export function fillsOf(rects: Iterable<Box>, { leading, readings }: Line): Fill[] {
  const lines: Box[] = [];
  for (const { top, bottom, left, right } of rects) {
    if (right <= left) continue;
    const middle = (top + bottom) / 2;
    const line = lines.find((one) => Math.abs((one.top + one.bottom) / 2 - middle) < leading / 2);
    if (line) {
      line.left = Math.min(line.left, left);
      line.right = Math.max(line.right, right);
    } else lines.push({ top, bottom, left, right });
  }
  return lines.map(({ top, bottom, left, right }) => {
    // Trim the excess at the top: descenders need the space at the bottom.
    const height = Math.min(bottom - top + (readings ? 1 : 2) * EDGE, leading);
    return { top: bottom + EDGE - height, left: left - SIDE, width: right - left + 2 * SIDE, height };
  });
}
