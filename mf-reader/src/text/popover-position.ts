export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Surroundings {
  /** The current word, in the viewport. */
  word: Box;
  /** The column of text, in the viewport. */
  column: Box;
  sheet: { width: number; height: number };
  viewport: { width: number; height: number };
  /** Height of the fixed bars at the top of the viewport. */
  top: number;
  /** Right-to-left text: everything is mirrored. */
  rtl: boolean;
}

export type PopoverPosition =
  | { kind: "bottom"; scrollBy: number }
  | { kind: "beside" | "below"; top: number; left: number; scrollBy: number };

/** Below this width the sheet is at the bottom edge. */
export const PHONE_WIDTH = 640;
const GAP = 12;

/**
 * The position of the lookup sheet, so that it never covers the word: at the bottom edge of a phone, beside the column if the
 * margin has room, else below the word. `scrollBy` first brings the word into the free space.
 * @returns top and left, relative to the corner of the column
 */
export function popoverPosition({ word, column, sheet, viewport, top, rtl }: Surroundings): PopoverPosition {
  if (viewport.width < PHONE_WIDTH)
    return { kind: "bottom", scrollBy: scrollInto(word, top, viewport.height - sheet.height) };
  const margin = rtl ? column.left : viewport.width - column.right;
  if (margin >= sheet.width + 2 * GAP) {
    const scrollBy = scrollInto(word, top, viewport.height);
    const lowest = viewport.height - GAP - sheet.height + scrollBy;
    const at = Math.max(top + GAP + scrollBy, Math.min(word.top - GAP, lowest));
    const left = rtl ? -sheet.width - 2 * GAP : column.right - column.left + 2 * GAP;
    return { kind: "beside", top: at - column.top, left, scrollBy };
  }
  const start = rtl ? word.right - sheet.width : Math.min(word.left, column.right - sheet.width);
  const left = Math.max(0, start - column.left);
  const scrollBy = scrollInto(word, top, viewport.height - sheet.height - GAP);
  return { kind: "below", top: word.bottom + GAP - column.top, left, scrollBy };
}

/** How far to scroll to bring the word between `top` and `bottom`; if both do not fit, its top wins. */
export function scrollInto(word: Pick<Box, "top" | "bottom">, top: number, bottom: number): number {
  if (word.top < top + GAP) return word.top - top - GAP;
  if (word.bottom > bottom - GAP) return Math.min(word.bottom - bottom + GAP, word.top - top - GAP);
  return 0;
}
