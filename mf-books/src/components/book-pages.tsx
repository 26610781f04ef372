import type { Book } from "@lagom/shared/contract/books";
import { Button } from "@lagom/shared/ui/button";
import { words } from "../words.ts";
import { BookGrid } from "./book-grid.tsx";
import styles from "./book-pages.module.css";

interface BookPagesProps {
  pages: readonly { books: Book[] }[];
  query: {
    isPlaceholderData: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
}

/** Books that come page after page, with the way to more; dimmed while another search is under way. */
export function BookPages({ pages, query }: BookPagesProps) {
  return (
    <div className={styles.pages} aria-busy={query.isPlaceholderData}>
      <BookGrid books={booksOf(pages)} />
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The books of all pages; one that moved over the edge of a page meanwhile stands only once. */
export function booksOf(pages: readonly { books: Book[] }[]): Book[] {
  const byId = new Map(pages.flatMap(({ books }) => books).map((book) => [book.id, book]));
  return [...byId.values()];
}
