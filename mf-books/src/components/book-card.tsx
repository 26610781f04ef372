import type { Book } from "@lagom/shared/contract/books";
import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { Cover } from "@lagom/shared/ui/cover";
import { authorsOf } from "./authors.ts";
import styles from "./book-card.module.css";
import { ratingText } from "./facts.ts";

/** A book on a shelf; the whole card leads to it. */
export function BookCard({ book, heading: Heading = "h2" }: { book: Book; heading?: "h2" | "h3" }) {
  const authors = authorsOf(book);
  return (
    <article className={styles.card}>
      <Cover title={book.title} authors={authors} />
      <Heading className={styles.title} lang={book.language ?? undefined}>
        <Link to={paths.book(book.slug)}>
          <bdi>{book.title}</bdi>
        </Link>
      </Heading>
      <p className={styles.soft}>
        <bdi>{authors}</bdi>
      </p>
      {book.average_rating !== null && <p className={styles.soft}>{ratingText(book)}</p>}
    </article>
  );
}
