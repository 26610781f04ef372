import { z } from "zod";
import { LIKED_PAGE_SIZE } from "../limits.ts";
import { BOOK_PARTS } from "../text/book-parts.ts";
import { DEFAULT_LANGUAGE } from "../text/languages.ts";
import type { Calls } from "./call.ts";
import {
  BooleanInput,
  Id,
  IdInput,
  integerInput,
  LangInput,
  LanguageCodeField,
  LanguageInput,
  LevelField,
  pageQuery,
} from "./fields.ts";

export const Book = z.object({
  id: Id,
  title: z.string(),
  authors: z.array(z.string()),
  publisher: z.string().nullable(),
  /** Of the original, as a BCP 47 code; null when unknown. */
  language: z.string().nullable(),
  page_count: z.int().nullable(),
  year: z.int().nullable(),
  average_rating: z.number().nullable(),
  ratings_count: z.int(),
  slug: z.string(),
});
export type Book = z.infer<typeof Book>;

/** The user's own mark on a book. */
export const OwnRating = z.object({ liked: z.boolean(), stars: z.int().min(1).max(5).nullable() });

const BookTextLevels = z.object({
  part: z.enum(BOOK_PARTS),
  lang: LanguageCodeField,
  levels: z.array(LevelField),
});

/** Some books under a heading; the interface has the words. */
const Shelf = z.object({ id: z.enum(["readable", "popular", "original", "rated"]), books: z.array(Book) });
export type Shelf = z.infer<typeof Shelf>;

export const bookCalls = {
  "GET /api/books/search": {
    summary: "Search books by title and author; an empty q lists them all",
    access: "visitor",
    query: z.object({
      q: z.string().max(200).default(""),
      show_academic: BooleanInput.default(false),
      user_email: z.string().max(255).optional(),
      ...pageQuery(24),
    }),
    responses: { 200: z.object({ books: z.array(Book), has_more: z.boolean() }) },
  },
  "GET /api/books/slug/{slug}": {
    summary:
      "One book, which texts of it there are, and what it is about at a level; with the user's own mark when signed in",
    access: "visitor",
    failures: [404],
    params: z.object({ slug: z.string().max(200) }),
    query: z.object({ level: LevelField.optional(), lang: LangInput.prefault(DEFAULT_LANGUAGE) }),
    responses: {
      200: Book.extend({
        own: OwnRating.nullable(),
        /** Whether something here can write texts of it that are missing. */
        writes: z.boolean().optional(),
        /** The levels at which a text exists, by part and language; none where there is no text. */
        texts: z.array(BookTextLevels).optional(),
        /** What the summary is about, in `lang` at `level` or the nearest there is; null without a level or a summary. */
        excerpt: z
          .object({ lang: LanguageCodeField, level: LevelField, text: z.string() })
          .nullable()
          .optional(),
      }),
    },
  },
  "PUT /api/books/{id}/rating": {
    summary: "Like or rate a book",
    access: "user",
    failures: [404],
    params: z.object({ id: IdInput }),
    body: z.object({ liked: z.boolean().optional(), stars: z.int().min(1).max(5).nullable().optional() }),
    responses: { 200: OwnRating },
  },
  "DELETE /api/books/{id}/rating": {
    summary: "Take back the like and the stars",
    access: "user",
    failures: [404],
    params: z.object({ id: IdInput }),
    responses: { 204: z.void() },
  },
  "GET /api/ratings/liked": {
    summary: "Books the user likes, newest first",
    access: "user",
    query: z.object({
      limit: integerInput(z.int().min(1).max(100)).default(LIKED_PAGE_SIZE),
      offset: integerInput(z.int().min(0).max(100_000)).default(0),
    }),
    responses: { 200: z.object({ books: z.array(Book), has_more: z.boolean() }) },
  },
  "GET /api/books/shelves": {
    summary:
      "Books to begin with: that have a text in a language, opened much, written in the language, rated best",
    access: "visitor",
    query: z.object({ language: LanguageInput.optional(), show_academic: BooleanInput.default(false) }),
    responses: { 200: z.object({ shelves: z.array(Shelf) }) },
  },
  "POST /api/books/{id}/click": {
    summary: "Count that a book was opened",
    access: "visitor",
    failures: [404],
    params: z.object({ id: IdInput }),
    responses: { 204: z.void() },
  },
} as const satisfies Calls;
