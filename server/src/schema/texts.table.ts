import type { MeaningReport, Origin } from "@lagom/shared/contract/text";
import type { BookPart } from "@lagom/shared/text/book-parts";
import type { Category } from "@lagom/shared/text/categories";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { books } from "./books.table.ts";
import { ownTexts } from "./own-texts.table.ts";
import type { LevelReport, StoredEntry } from "./text-columns.ts";

/** A text of the feed, in no language yet. */
export const articles = pgTable("articles", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  category: text().$type<Category>().notNull(),
  sourceName: text("source_name").notNull(),
  sourceUrl: text("source_url"),
  /** Whom its feed names as the author. */
  author: text(),
  /** Under which it may be shown, as `CC BY 4.0`. */
  licence: text(),
  publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
  /** Hash of the imported files; null if it came another way. */
  contentHash: text("content_hash"),
});

/** An article or a book in one language at one level. */
export const rewrites = pgTable(
  "rewrites",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    articleId: integer("article_id").references(() => articles.id, { onDelete: "cascade" }),
    bookId: integer("book_id").references(() => books.id, { onDelete: "cascade" }),
    /** Owner of a reader's own text, who alone may read it. */
    ownTextId: integer("own_text_id").references(() => ownTexts.id, { onDelete: "cascade" }),
    /** Which text of the book. */
    part: text().$type<BookPart>(),
    language: text().$type<LanguageCode>().notNull(),
    level: text().$type<Level>().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    wordCount: integer("word_count").notNull(),
    levelReport: jsonb("level_report").$type<LevelReport>(),
    meaningReport: jsonb("meaning_report").$type<MeaningReport>(),
    origin: text().$type<Origin>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** When a newer text of the same book, part, language and level took its place; it stays readable by its id. */
    supersededAt: timestamp("superseded_at", { withTimezone: true }),
  },
  (table) => [
    unique("rewrites_article").on(table.articleId, table.language, table.level),
    uniqueIndex("rewrites_book")
      .on(table.bookId, table.part, table.language, table.level)
      .where(sql`${table.supersededAt} is null`),
    index("rewrites_book_language").on(table.language, table.bookId).where(sql`${table.bookId} is not null`),
    uniqueIndex("rewrites_own_text").on(table.ownTextId),
    check("rewrites_of_one", sql`num_nonnulls(${table.articleId}, ${table.bookId}, ${table.ownTextId}) = 1`),
    check("rewrites_part", sql`(${table.bookId} is null) = (${table.part} is null)`),
  ],
);

/** The body of a rewrite, one row per paragraph, so that part of a long text is read without the rest. */
export const rewriteParagraphs = pgTable(
  "rewrite_paragraphs",
  {
    rewriteId: integer("rewrite_id")
      .notNull()
      .references(() => rewrites.id, { onDelete: "cascade" }),
    /** 0 is the title. */
    position: integer().notNull(),
    text: text().notNull(),
    /** Flat: start, end of each sentence. */
    sentences: integer().array().notNull(),
    /** Flat: start, end, index into `entries`. */
    tokens: integer().array().notNull(),
    entries: jsonb().$type<StoredEntry[]>().notNull(),
    /** A hash of each sentence: finds the sentence again that someone selects. */
    sentenceKeys: text("sentence_keys").array().notNull(),
    wordCount: integer("word_count").notNull(),
    rewritten: boolean().notNull().default(true),
    /**
     * Whether it is the heading of a section. Null counts as false: versions from before this column store whole rows, with null
     * for what they do not know, and a node of theirs may run beside newer ones.
     */
    heading: boolean().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.rewriteId, table.position] }),
    index("rewrite_paragraphs_sentences").using("gin", table.sentenceKeys),
  ],
);

/** Number of occurrences of each base form in a rewrite, without names and numbers. */
export const rewriteLemmas = pgTable(
  "rewrite_lemmas",
  {
    rewriteId: integer("rewrite_id")
      .notNull()
      .references(() => rewrites.id, { onDelete: "cascade" }),
    lemma: text().notNull(),
    band: text().$type<Level>(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.rewriteId, table.lemma] })],
);
