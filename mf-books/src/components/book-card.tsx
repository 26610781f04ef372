import type { Book } from "@lagom/shared/contract/books";
import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { classNames } from "@lagom/shared/ui/class-names";
import { Cover } from "@lagom/shared/ui/cover";
import { Skeleton } from "@lagom/shared/ui/states";
import { authorsOf } from "./authors.ts";
import styles from "./book-card.module.css";
import { ratingText } from "./facts.ts";

interface BookCardProps {
  book: Book;
  heading?: "h2" | "h3";
  /** Whether the card is as high as all others beside it, with a long title cut off. */
  onShelf?: boolean;
}

/** A book; the whole card leads to it. */
export function BookCard({ book, heading: Heading = "h2", onShelf }: BookCardProps) {
  const authors = authorsOf(book);
  return (
    <article className={classNames(styles.card, onShelf && styles.onShelf)}>
      <Cover title={book.title} authors={authors} />
      <div className={styles.facts}>
        <Heading className={styles.title} lang={book.language ?? undefined}>
          <Link to={paths.book(book.slug)}>
            <bdi>{book.title}</bdi>
          </Link>
        </Heading>
        <p className={styles.soft}>
          <bdi>{authors}</bdi>
        </p>
        {book.average_rating !== null && <p className={styles.soft}>{ratingText(book)}</p>}
      </div>
    </article>
  );
}

/** A book that is still loading, as high as a card on a shelf. */
export const BookSkeleton = () => (
  <div className={classNames(styles.card, styles.onShelf)}>
    <div className={styles.cover}>
      <Skeleton height="100%" />
    </div>
    <div className={styles.facts}>
      <Skeleton lines={2} height="1.25em" />
    </div>
  </div>
);
