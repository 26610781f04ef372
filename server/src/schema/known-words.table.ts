import type { LanguageCode } from "@lagom/shared/text/languages";
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.table.ts";

/** Base forms that a reader said to know without saving them (docs/decisions/0086-words-woven-into-reading.md). */
export const knownWords = pgTable(
  "known_words",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    language: text().$type<LanguageCode>().notNull(),
    /** As `rewrite_lemmas` has it. */
    lemma: text().notNull(),
    /** The text by which it became known; not a reference, since the word stays known without it. */
    rewriteId: integer("rewrite_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.language, table.lemma] }),
    index("known_words_text").on(table.userId, table.rewriteId),
  ],
);
