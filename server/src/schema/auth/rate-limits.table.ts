import { index, integer, text, timestamp } from "drizzle-orm/pg-core";
import { authSchema } from "./schema.table.ts";

/** What callers have used up of their limits, over all processes; the columns are those of rate-limiter-flexible. */
export const rateLimits = authSchema.table(
  "rate_limits",
  {
    /** The limit and who it counts. */
    key: text().primaryKey(),
    points: integer().notNull(),
    /** When its window ends and the count begins anew. */
    expire: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expire)],
);
