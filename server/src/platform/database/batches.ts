/** PostgreSQL takes 65,535 parameters a statement: enough for rows of 100 columns. */
const BATCH = 500;

/** Items in groups of which one statement can store each. */
export function* batches<T>(items: readonly T[]): Generator<T[]> {
  for (let from = 0; from < items.length; from += BATCH) yield items.slice(from, from + BATCH);
}
