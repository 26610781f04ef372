/**
 * Acts once the browser has painted what was just changed, so that the reader does not wait for it; at once where nobody looks.
 * @returns takes the wish back
 */
export function afterPaint(act: () => void): () => void {
  if (document.hidden) {
    act();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
