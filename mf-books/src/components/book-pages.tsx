import type { Book } from "@lagom/shared/contract/books";
import { BookGrid } from "./book-grid.tsx";
import styles from "./book-pages.module.css";
import { MoreButton, type MorePages } from "./more-pages.tsx";

interface BookPagesProps {
  heading?: "h2" | "h3";
  pages: readonly { books: Book[] }[];
  query: MorePages;
}

/** Paged books with a button for more; dimmed while another search is running. */
export function BookPages({ pages, query, heading = "h2" }: BookPagesProps) {
  return (
    <div className={styles.pages} aria-busy={query.isPlaceholderData}>
      <BookGrid books={booksOf(pages)} heading={heading} />
      <MoreButton query={query} />
    </div>
  );
}

/** The books of all pages, without duplicates from books that moved between pages. */
export function booksOf(pages: readonly { books: Book[] }[]): Book[] {
  const byId = new Map(pages.flatMap(({ books }) => books).map((book) => [book.id, book]));
  return [...byId.values()];
}
