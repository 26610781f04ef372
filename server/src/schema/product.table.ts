import { bigint, date, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const figure = (name: string) => integer(name).notNull().default(0);

/** Figures of all users together for each day (UTC), counted in the background: live, they would cost more with every user. */
export const productDaily = pgTable("product_daily", {
  day: date({ mode: "string" }).primaryKey(),
  newUsers: figure("new_users"),
  activeUsers: figure("active_users"),
  wordsRead: bigint("words_read", { mode: "number" }).notNull().default(0),
  lookedUp: figure("looked_up"),
  finished: figure("finished"),
  rewrites: figure("rewrites"),
});

/** What there is of the whole product, when it was last counted. */
export const productTotals = pgTable("product_totals", {
  name: text()
    .$type<"users" | "active_this_week" | "saved_words" | "articles" | "rewrites" | "books" | "feedback">()
    .primaryKey(),
  count: bigint({ mode: "number" }).notNull(),
  countedAt: timestamp("counted_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
