/** PostgreSQL takes 65,535 parameters a statement: enough for rows of 100 columns. */
const BATCH = 500;

/**
 * Rows as JSON for `jsonb_to_recordset`, which takes one parameter instead of one a value. Half a surrogate pair becomes U+FFFD, as
 * in a text parameter.
 */
export function jsonRows(rows: readonly unknown[]): string {
  const json = JSON.stringify(rows);
  // JSON escapes no other surrogates; looking at each value takes six times as long.
  if (!/\\ud[89a-f]/.test(json)) return json;
  return JSON.stringify(rows, (_, value) => (typeof value === "string" ? value.toWellFormed() : value));
}

/** Splits items into groups that fit one statement each. */
export function* batches<T>(items: readonly T[], size = BATCH): Generator<T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
