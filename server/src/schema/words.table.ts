import type { WordStatus } from "@lagom/shared/contract/words";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { LEECH_LAPSES } from "@lagom/shared/text/review";
import { type SQLWrapper, sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./users.table.ts";

const owner = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const instant = (name: string) => moment(name).notNull().defaultNow();

/** Whether a word is often forgotten; the number is spelled out, so that a query with it meets the index. */
export const isOftenForgotten = (lapses: SQLWrapper) => sql`${lapses} >= ${sql.raw(String(LEECH_LAPSES))}`;

export const savedWords = pgTable(
  "saved_words",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    sourceWord: text("source_word").notNull(),
    /** `wordKey` of the source word: what makes two spellings the same word. */
    wordKey: text("word_key").notNull(),
    translatedWord: text("translated_word").notNull(),
    /** What a search matches: the word's key and its translation in lower case. */
    searchText: text("search_text").notNull().default(""),
    /** Of the text. */
    sourceLang: text("source_lang").$type<LanguageCode>().notNull(),
    /** The reader's own. */
    targetLang: text("target_lang").$type<LanguageCode>().notNull(),
    status: text().$type<WordStatus>().notNull().default("new"),
    lemma: text(),
    /** Where it was found; not a reference, since the word outlives the text. */
    rewriteId: integer("rewrite_id"),
    sentence: text(),
    /** What the user noted on it. */
    note: text(),
    /** When its next review is due, kept from its answers; null before the first. */
    dueAt: moment("due_at"),
    /** How often it was forgotten after it had been learnt, kept from its answers; null before the first. */
    lapses: integer(),
    createdAt: instant("created_at"),
    updatedAt: instant("updated_at"),
  },
  (table) => {
    const newest = [table.createdAt, table.id] as const;
    return [
      unique("saved_words_once").on(table.userId, table.sourceLang, table.wordKey, table.targetLang),
      // Read backwards. Not .desc(): its NULLS LAST is an order that no query asks for. By time before id, because
      // ordered by id alone the planner may walk the primary key through everybody's words.
      index("saved_words_newest").on(table.userId, ...newest),
      index("saved_words_language").on(table.userId, table.sourceLang, ...newest),
      index("saved_words_status").on(table.userId, table.status, ...newest),
      index("saved_words_language_status").on(table.userId, table.sourceLang, table.status, ...newest),
      // By base form, as the known percentage of a text asks for them.
      index("saved_words_known").on(
        table.userId,
        table.sourceLang,
        sql`lower(coalesce(${table.lemma}, ${table.wordKey}))`,
      ),
      index("saved_words_alphabet").on(table.userId, table.wordKey, table.id),
      index("saved_words_search").using("gin", table.searchText.op("gin_trgm_ops")),
      index("saved_words_due")
        .on(table.userId, table.dueAt, ...newest)
        .where(sql`${table.status} in ('new', 'learning')`),
      index("saved_words_forgotten")
        .on(table.userId, ...newest)
        .where(isOftenForgotten(table.lapses)),
    ];
  },
);

/** How many words a user has saved in a language and status, kept in the transaction of each change. */
export const savedWordCounts = pgTable(
  "saved_word_counts",
  {
    userId: owner(),
    sourceLang: text("source_lang").$type<LanguageCode>().notNull(),
    status: text().$type<WordStatus>().notNull(),
    words: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sourceLang, table.status] })],
);

/** Words deleted within the last day, whole, so that undo brings them back as they were. */
export const deletedWords = pgTable(
  "deleted_words",
  {
    id: bigint({ mode: "number" }).primaryKey(),
    userId: owner(),
    sourceLang: text("source_lang").$type<LanguageCode>().notNull(),
    wordKey: text("word_key").notNull(),
    row: jsonb().notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("deleted_words_own").on(table.userId, table.sourceLang, table.wordKey),
    index("deleted_words_age").on(table.deletedAt),
  ],
);
