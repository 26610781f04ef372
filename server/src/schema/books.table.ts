import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
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
const book = () =>
  integer("book_id")
    .notNull()
    .references(() => books.id, { onDelete: "cascade" });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Search words, which the server splits itself: in a C locale, PostgreSQL's parser knows only ASCII letters. */
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Text ordered by its bytes in every locale, so that its index finds prefixes. */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

export const books = pgTable(
  "books",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    authors: text().array().notNull(),
    publisher: text(),
    /** Of the original, as a BCP 47 code. */
    language: text(),
    pageCount: integer("page_count"),
    year: integer(),
    academic: boolean().notNull().default(false),
    /** Title and authors, folded by `foldForSearch`: the order of the shelf. */
    searchText: text("search_text").notNull(),
    /** Its words, as split by `searchWords`. */
    searchWords: tsvector("search_words").notNull().default(sql`''::tsvector`),
    /** Kept in the transaction of each rating. */
    ratingsCount: integer("ratings_count").notNull().default(0),
    starsSum: integer("stars_sum").notNull().default(0),
    /** How often its page was opened. */
    clicks: integer().notNull().default(0),
    /** The clicks, the newer the heavier: see `recordClick`. */
    popularity: doublePrecision().notNull().default(0),
  },
  (table) => [
    index("books_shelf").on(table.searchText, table.id),
    index("books_prefix").on(table.searchText.op("text_pattern_ops")),
    index("books_words").using("gin", table.searchWords),
    index("books_popular").on(table.popularity, table.id).where(sql`${table.popularity} > 0`),
    index("books_rated").on(table.ratingsCount, table.id).where(sql`${table.ratingsCount} > 0`),
    index("books_language").on(table.language, table.searchText),
  ],
);

/** Every word that a book is found by, so that typing errors are looked up among words and not among books. */
export const bookWords = pgTable(
  "book_words",
  {
    word: plainText().primaryKey(),
    /** Prefixes of the word, complete and without one letter, as made by `slipForms`. */
    forms: text().array().notNull(),
  },
  (table) => [index("book_words_forms").using("gin", table.forms)],
);

/** A user's own mark on a book. */
export const ratings = pgTable(
  "ratings",
  {
    userId: owner(),
    bookId: book(),
    /** Null while it is not liked. */
    likedAt: instant("liked_at"),
    stars: integer(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.bookId] }),
    index("ratings_book_newest").on(table.bookId, table.updatedAt),
    index("ratings_newest").on(table.updatedAt),
    index("ratings_liked").on(table.userId, table.likedAt).where(sql`${table.likedAt} is not null`),
    check("ratings_stars", sql`${table.stars} between 1 and 5`),
  ],
);

export const bookLists = pgTable(
  "book_lists",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    name: text().notNull(),
    isPublic: boolean("is_public").notNull().default(false),
    /** When an administrator hid it from the public; its owner still sees it. */
    hiddenAt: instant("hidden_at"),
    position: integer().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Set while its deletion can still be undone. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("book_lists_own").on(table.userId, table.position, table.id),
    index("book_lists_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index("book_lists_name_search").using("gin", sql`${table.name} gin_trgm_ops`),
  ],
);

export const bookListBooks = pgTable(
  "book_list_books",
  {
    listId: integer("list_id")
      .notNull()
      .references(() => bookLists.id, { onDelete: "cascade" }),
    bookId: book(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.bookId] }),
    index("book_list_books_order").on(table.listId, table.position),
    unique("book_list_books_book").on(table.bookId, table.listId),
  ],
);
