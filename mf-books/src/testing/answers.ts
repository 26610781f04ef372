import type { OwnList } from "@lagom/shared/contract/book-lists";
import type { Book } from "@lagom/shared/contract/books";
import type { Reply } from "@lagom/shared/contract/calls";
import type { Text } from "@lagom/shared/contract/text";
import type { Level } from "@lagom/shared/text/levels";

export const EMMA: Book = {
  id: 7,
  title: "Emma",
  authors: ["Jane Austen"],
  publisher: null,
  language: "en",
  page_count: 474,
  year: 1815,
  average_rating: 4.5,
  ratings_count: 2,
  slug: "emma",
};

export const books = (...list: Book[]): Reply<"GET /api/books/search"> => ({ books: list, has_more: false });

/** One of the reader's own lists. */
export const SUMMER: OwnList = {
  id: 4,
  name: "Sommar",
  is_public: false,
  order: 0,
  books_count: 1,
  books: [EMMA],
  has_book: null,
};

/** A list as its own page fetches it. */
export const listOf = (...list: Book[]): Reply<"GET /api/book-lists/{id}"> => ({
  id: SUMMER.id,
  name: SUMMER.name,
  is_public: false,
  order: 0,
  books_count: list.length,
  is_own: true,
  books: list,
  has_more: false,
});

/** Emma's summary in Swedish; there are two levels of it. */
export const bookText = (level: Level): Text => ({
  rewrite_id: 9,
  article_id: null,
  book_id: EMMA.id,
  part: "summary",
  title: EMMA.title,
  heading: null,
  category: null,
  language: "svenska",
  lang: "sv",
  dir: "ltr",
  level,
  requested_level: level,
  levels: ["A2", "B1"],
  origin: "corpus",
  source: { name: "Source", url: null },
  published_at: "2026-03-01T10:00:00Z",
  word_count: 200,
  minutes: 1,
  known_percent: 80,
  known_level: null,
  gloss_lang: "en",
  level_report: null,
  meaning_report: null,
  reading_position: null,
  paragraphs: [],
  entries: [],
  next: null,
});

/** A shelf of so many books, numbered from 1. */
export const shelfOf = (count: number): Book[] =>
  Array.from({ length: count }, (_, at) => ({
    ...EMMA,
    id: 101 + at,
    title: `Bok ${at + 1}`,
    slug: `bok-${at + 1}`,
  }));
