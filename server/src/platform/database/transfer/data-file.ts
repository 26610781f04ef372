import { z } from "zod";

/** First line of a data file. */
export const headerSchema = z.object({
  lagom: z.literal(1),
  migration: z.string(),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
});

/** Rows of one table: each value as PostgreSQL writes it as text, in the order of the columns. */
export const rowsSchema = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string().nullable())),
});

/** Last line: how many rows each table has. A file that was cut off has none. */
export const endSchema = z.object({ end: z.record(z.string(), z.number()) });

export const lineSchema = z.union([rowsSchema, endSchema]);

/** A data file that cannot be used; the message says why. */
export class DataFileError extends Error {
  override name = "DataFileError";
}
