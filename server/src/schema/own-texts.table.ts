import { index, integer, pgTable, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.table.ts";

/** Readers' own texts; the text itself is a rewrite that nobody else may read. */
export const ownTexts = pgTable(
  "own_texts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sourceName: text("source_name").notNull(),
    /** Of the page it was taken from; null when it was pasted. */
    sourceUrl: text("source_url"),
    /** How much of it is prepared, in percent; below 100 it cannot be read yet. */
    progress: smallint().notNull().default(100),
    /** Since when it is tokenised again, in another language; null when it is not. It can be read meanwhile. */
    retokenisedSince: timestamp("retokenised_since", { withTimezone: true, precision: 3 }),
    /** How much of it is tokenised again, in percent. */
    retokenised: smallint().notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index("own_texts_newest").on(table.userId, table.createdAt, table.id)],
);
