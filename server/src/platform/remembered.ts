/**
 * Reads a value at most once in so many milliseconds, failures included. Whoever asks while it is being read waits for that
 * reading, however long it takes.
 */
export function remembered<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (reading && performance.now() < until) return reading;
    until = Number.POSITIVE_INFINITY;
    const started = read();
    reading = started;
    const end = () => {
      until = performance.now() + ms;
    };
    started.then(end, end);
    return started;
  };
}
