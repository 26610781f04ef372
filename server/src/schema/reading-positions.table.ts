import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.table.ts";

/** Users' reading positions, one row per text and language, whatever the level. */
export const readingPositions = pgTable(
  "reading_positions",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** `article:5:sv`, as `textKey` makes it. */
    textKey: text("text_key").notNull(),
    paragraph: text().notNull(),
    sentence: integer().notNull(),
    occurredAt: timestamp("occurred_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.textKey] }),
    index("reading_positions_latest").on(table.userId, table.occurredAt),
  ],
);
