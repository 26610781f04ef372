import type { WordStatus } from "@lagom/shared/contract/words";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../users/users.table.ts";

const owner = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3 }).notNull().defaultNow();

export const savedWords = pgTable(
  "saved_words",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    sourceWord: text("source_word").notNull(),
    /** `wordKey` of the source word: what makes two spellings the same word. */
    wordKey: text("word_key").notNull(),
    translatedWord: text("translated_word").notNull(),
    /** Of the text. */
    sourceLang: text("source_lang").$type<LanguageCode>().notNull(),
    /** The reader's own. */
    targetLang: text("target_lang").$type<LanguageCode>().notNull(),
    status: text().$type<WordStatus>().notNull().default("new"),
    lemma: text(),
    /** Where it was met; no reference, since the word outlives the text. */
    rewriteId: integer("rewrite_id"),
    sentence: text(),
    createdAt: instant("created_at"),
    updatedAt: instant("updated_at"),
  },
  (table) => [
    unique("saved_words_once").on(table.userId, table.sourceLang, table.wordKey, table.targetLang),
    // Read backwards. Not .desc(): its NULLS LAST is an order that no query asks for. By time before id, because
    // ordered by id alone the planner may walk the primary key through everybody's words.
    index("saved_words_newest").on(table.userId, table.createdAt, table.id),
    index("saved_words_language").on(table.userId, table.sourceLang, table.createdAt, table.id),
  ],
);

/** How many words a user has saved in a language, kept in the transaction of each change. */
export const savedWordCounts = pgTable(
  "saved_word_counts",
  {
    userId: owner(),
    sourceLang: text("source_lang").$type<LanguageCode>().notNull(),
    words: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sourceLang] })],
);
