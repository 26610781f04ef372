import { analytics } from "@lagom/shared/analytics/analytics";
import { isApiError } from "@lagom/shared/api/errors";
import { useParams } from "@lagom/shared/router";
import type { Level } from "@lagom/shared/text/levels";
import { Cover } from "@lagom/shared/ui/cover";
import { VisuallyHidden } from "@lagom/shared/ui/hidden";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Page, usePageHeading } from "@lagom/shared/ui/page";
import { EmptyState, Skeleton } from "@lagom/shared/ui/states";
import { useEffect } from "react";
import { authorsOf } from "../components/authors.ts";
import { BackToBooks } from "../components/back-to-books.tsx";
import { BookMarks } from "../components/book-marks.tsx";
import { BookReading } from "../components/book-reading.tsx";
import { factsOf } from "../components/facts.ts";
import { BookSerial } from "../components/serial.tsx";
import { useReading } from "../components/use-reading.ts";
import { type BookWithOwn, useBook } from "../queries/book.ts";
import { recordClick } from "../queries/click.ts";
import { strings } from "../strings.ts";
import styles from "./book-page.module.css";

/** A book, also shown to visitors. */
export function BookPage() {
  const { slug = "" } = useParams();
  const query = useBook(slug);
  if (isApiError(query.error) && query.error.status === 404)
    return (
      <Page title={strings.book.title} wide>
        <EmptyState {...strings.book.gone} action={<BackToBooks />} />
      </Page>
    );
  return (
    <div className={styles.page}>
      {!query.data && (
        <VisuallyHidden>
          <h1>{strings.book.title}</h1>
        </VisuallyHidden>
      )}
      <Loaded query={query} message={strings.book.failed} loading={<BookSkeleton />}>
        {(book) => <BookDetail book={book} />}
      </Loaded>
    </div>
  );
}

function BookDetail({ book }: { book: BookWithOwn }) {
  const heading = usePageHeading(book.title);
  const reading = useReading(book);
  useEffect(() => analytics.track("book_opened", { book_id: book.id }), [book.id]);
  const authors = authorsOf(book);
  useEffect(() => recordClick(book.id), [book.id]);
  return (
    <article className={styles.book}>
      <header>
        <h1 ref={heading} tabIndex={-1} lang={book.language ?? undefined}>
          <bdi>{book.title}</bdi>
        </h1>
        <p className={styles.authors}>
          <bdi>{authors}</bdi>
        </p>
        {book.excerpt && (
          <p className={styles.excerpt} lang={book.excerpt.lang} dir="auto">
            {book.excerpt.text}
          </p>
        )}
      </header>
      <div className={styles.main}>
        <BookSerial book={book} />
        <BookReading reading={reading} writes={book.writes === true} />
      </div>
      <div className={styles.side}>
        <div className={styles.cover}>
          <Cover title={book.title} authors={authors} />
        </div>
        <BookMarks book={book} />
      </div>
      <div className={styles.facts}>
        <dl className={styles.list} aria-label={strings.book.facts}>
          {factsOf(book).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd data-unknown={value === strings.unknown}>{value}</dd>
            </div>
          ))}
        </dl>
        {typeof reading.text?.known_percent === "number" && (
          <p className={styles.known}>{knownWords(reading.text.known_percent, reading.text.known_level)}</p>
        )}
      </div>
    </article>
  );
}

function BookSkeleton() {
  return (
    <div className={styles.book}>
      <header>
        <Skeleton lines={2} height="2.75rem" />
      </header>
      <div className={styles.main}>
        <Skeleton height="2.75rem" width="14rem" />
      </div>
      <div className={styles.side}>
        <div className={styles.cover}>
          <div className={styles.position}>
            <Skeleton height="100%" />
          </div>
        </div>
      </div>
      <div className={styles.facts}>
        <Skeleton lines={5} />
      </div>
    </div>
  );
}

/** How many words of a text the reader knows; `level` is set while that is an estimate. */
function knownWords(share: number, level: Level | null): string {
  const percent = Math.round(share);
  return level ? strings.book.knownAt({ percent, level }) : strings.book.known({ percent });
}
