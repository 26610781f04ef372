import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { rewrites } from "./texts.table.ts";
import { users } from "./users.table.ts";

/** What users noted on sentences of texts. */
export const sentenceNotes = pgTable(
  "sentence_notes",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    rewriteId: integer("rewrite_id")
      .notNull()
      .references(() => rewrites.id, { onDelete: "cascade" }),
    paragraph: text().notNull(),
    /** Number of the sentence in its paragraph, from 0. */
    sentence: integer().notNull(),
    /** The sentence as it stood. */
    quote: text().notNull(),
    note: text().notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.rewriteId, table.paragraph, table.sentence] }),
    // For the deletion of a text.
    index("sentence_notes_text").on(table.rewriteId),
  ],
);
