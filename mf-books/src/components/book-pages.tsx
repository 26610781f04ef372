import type { Book } from "@lagom/shared/contract/books";
import { BookGrid } from "./book-grid.tsx";
import styles from "./book-pages.module.css";
import { MoreButton, type MorePages } from "./more-pages.tsx";

interface BookPagesProps {
  heading?: "h2" | "h3";
  pages: readonly { books: Book[] }[];
  query: MorePages;
}

/** Books that come page after page, with the way to more; dimmed while another search is under way. */
export function BookPages({ pages, query, heading = "h2" }: BookPagesProps) {
  return (
    <div className={styles.pages} aria-busy={query.isPlaceholderData}>
      <BookGrid books={booksOf(pages)} heading={heading} />
      <MoreButton query={query} />
    </div>
  );
}

/** The books of all pages; one that moved over the edge of a page meanwhile stands only once. */
export function booksOf(pages: readonly { books: Book[] }[]): Book[] {
  const byId = new Map(pages.flatMap(({ books }) => books).map((book) => [book.id, book]));
  return [...byId.values()];
}
