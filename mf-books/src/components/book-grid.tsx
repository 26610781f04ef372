import type { Book } from "@lagom/shared/contract/books";
import { BookCard, BookSkeleton } from "./book-card.tsx";
import styles from "./book-grid.module.css";

/** Books side by side. */
export function BookGrid({ books, heading = "h2" }: { books: readonly Book[]; heading?: "h2" | "h3" }) {
  return (
    <ul className={styles.grid}>
      {books.map((book) => (
        <li key={book.id}>
          <BookCard book={book} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

const PLACEHOLDERS = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];

/** Books that are still loading, for a grid or a shelf. */
export const BookSkeletons = () => PLACEHOLDERS.map((id) => <BookSkeleton key={id} />);

/** Skeletons of books that are still loading. */
export const BookGridSkeleton = () => (
  <div className={styles.grid}>
    <BookSkeletons />
  </div>
);
