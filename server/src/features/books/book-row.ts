import type { Book } from "@lagom/shared/contract/books";
import { books } from "../../schema/books.table.ts";

const { id, title, authors, publisher, language, pageCount, year, ratingsCount, starsSum, slug } = books;

/** The columns that `toBook` takes. */
export const shownColumns = {
  id,
  title,
  authors,
  publisher,
  language,
  pageCount,
  year,
  ratingsCount,
  starsSum,
  slug,
};

/** A book as the contract defines it; unknown values are null, never 0. */
export function toBook(row: Pick<typeof books.$inferSelect, keyof typeof shownColumns>): Book {
  return {
    id: row.id,
    title: row.title,
    authors: row.authors,
    publisher: row.publisher,
    language: row.language,
    page_count: row.pageCount,
    year: row.year,
    average_rating: row.ratingsCount > 0 ? Math.round((row.starsSum / row.ratingsCount) * 100) / 100 : null,
    ratings_count: row.ratingsCount,
    slug: row.slug,
  };
}
