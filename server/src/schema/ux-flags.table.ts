import { integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.table.ts";

/** Hints that users have seen. */
export const uxFlags = pgTable(
  "ux_flags",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    flag: text().$type<"select_to_translate_tutorial">().notNull(),
    version: integer().notNull(),
    shownAt: timestamp("shown_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.flag] })],
);
