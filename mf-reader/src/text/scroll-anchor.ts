interface Span {
  top: number;
  height: number;
}

/**
 * Where a paragraph stands after its text was exchanged, so that the reader finds the place again.
 * @param before its old span in the viewport
 * @param height its new height
 * @param line the height in the viewport at which one reads
 * @param covered what is covered from above: while its top is in view, the top stays where it is; else the same share of it stays
 * above the line
 */
export function anchoredTop(before: Span, height: number, line: number, covered: number): number {
  if (before.top >= covered || before.height === 0) return before.top;
  return line - ((line - before.top) / before.height) * height;
}
