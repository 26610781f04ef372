interface Span {
  top: number;
  height: number;
}

/**
 * The new top of a paragraph after its text was replaced, so that the reader stays at the same position.
 * @param before its old span in the viewport
 * @param height its new height
 * @param line the height of the reading line in the viewport
 * @param covered height covered at the top. If its top was in view, the top stays where it is; otherwise the same share of it
 * stays above the reading line
 */
export function anchoredTop(before: Span, height: number, line: number, covered: number): number {
  if (before.top >= covered || before.height === 0) return before.top;
  return line - ((line - before.top) / before.height) * height;
}
