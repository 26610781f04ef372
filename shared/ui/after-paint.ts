/**
 * Acts once the browser has painted what was just changed, so that the reader does not wait for it; never on a page that is
 * not seen.
 * @returns takes the wish back
 */
export function afterPaint(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}
