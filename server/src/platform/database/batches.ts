/** PostgreSQL takes 65,535 parameters a statement: enough for rows of 100 columns. */
const BATCH = 500;

/** Splits items into groups that fit one statement each. */
export function* batches<T>(items: readonly T[]): Generator<T[]> {
  for (let from = 0; from < items.length; from += BATCH) yield items.slice(from, from + BATCH);
}
