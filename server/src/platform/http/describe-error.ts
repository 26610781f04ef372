import { DrizzleQueryError } from "drizzle-orm/errors";
import pg from "pg";

/** The part of a failure that may be logged or stored. */
export type DescribedError = {
  type: string;
  message: string;
  /** Where it was thrown; without the message. */
  stack: string;
  cause?: DescribedError;
  errors?: DescribedError[];
} & { [fact in (typeof FACTS)[number]]?: unknown };

const FACTS = ["code", "reason", "statusCode", "table", "column", "constraint"] as const;
/** PostgreSQL's class of values that it cannot store: its messages quote them. */
const BAD_VALUE = /^22/;
const QUOTED = /"[\s\S]*"/;

/**
 * Describes a failure without users' data. For a failed query, reports the database's own error: Drizzle's message quotes all
 * parameters, and PostgreSQL's `detail` and `where` quote the row. Other properties of an error may hold a whole request.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: "" };
  if (error instanceof DrizzleQueryError)
    return describeError(error.cause ?? new Error("A query failed without saying why"));
  const facts = FACTS.flatMap((fact) => {
    const value: unknown = Reflect.get(error, fact);
    return typeof value === "string" || typeof value === "number" ? [[fact, value]] : [];
  });
  return {
    type: error.name,
    message: messageOf(error),
    stack: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^ +at /.test(line))
      .join("\n"),
    ...Object.fromEntries(facts),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(describeError) } : {}),
  };
}

function messageOf(error: Error): string {
  const quotes = error instanceof pg.DatabaseError && BAD_VALUE.test(error.code ?? "");
  return quotes ? error.message.replace(QUOTED, '"…"') : error.message;
}
