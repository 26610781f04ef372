import { date, integer, pgTable } from "drizzle-orm/pg-core";

/** How many calls a day (UTC) were answered with a failure of ours. */
export const failuresDaily = pgTable("failures_daily", {
  day: date({ mode: "string" }).primaryKey(),
  failures: integer().notNull(),
});
