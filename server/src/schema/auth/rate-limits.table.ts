import { index, integer, text, timestamp } from "drizzle-orm/pg-core";
import { authSchema } from "./schema.table.ts";

/** Use of rate limits over all processes, in the columns of rate-limiter-flexible. */
export const rateLimits = authSchema.table(
  "rate_limits",
  {
    /** Name of the limit and key of the caller. */
    key: text().primaryKey(),
    points: integer().notNull(),
    /** When the window ends and the count restarts. */
    expire: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expire)],
);
