import type { Book } from "@lagom/shared/contract/books";
import { Skeleton } from "@lagom/shared/ui/states";
import { BookCard } from "./book-card.tsx";
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
export const BookSkeletons = () =>
  PLACEHOLDERS.map((id) => (
    <div key={id}>
      <div className={styles.cover}>
        <Skeleton height="100%" />
      </div>
      <Skeleton lines={2} height="1.35em" />
    </div>
  ));

/** Skeletons of books that are still loading. */
export const BookGridSkeleton = () => (
  <div className={styles.grid}>
    <BookSkeletons />
  </div>
);
