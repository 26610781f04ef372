/**
 * Reads at most once in a while, whoever asks; those who ask meanwhile wait for the same reading. A failure is not kept.
 * @param ms how long a reading is answered again
 */
export function cachedFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let latest: { value: Promise<T>; readAt: number } | undefined;
  return () => {
    if (latest && Date.now() - latest.readAt < ms) return latest.value;
    const reading = { value: read(), readAt: Date.now() };
    latest = reading;
    reading.value.catch(() => {
      if (latest === reading) latest = undefined;
    });
    return reading.value;
  };
}
