/**
 * Runs a callback once the browser has painted the last change, so that the reader does not wait for it; never on a hidden
 * page.
 * @returns cancels it
 */
export function afterPaint(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}
