import type { ChapterLine, Serial } from "@lagom/shared/contract/text";
import { usePreferences } from "@lagom/shared/preferences/store";
import { Link } from "@lagom/shared/router";
import { chapterNumber } from "@lagom/shared/text/book-parts";
import { languageOf } from "@lagom/shared/text/languages";
import { textPaths } from "@lagom/shared/text-paths";
import { VisuallyHidden } from "@lagom/shared/ui/hidden";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { Check } from "lucide-react";
import type { BookWithOwn } from "../queries/book.ts";
import { useSerial } from "../queries/serial.ts";
import { strings } from "../strings.ts";
import styles from "./serial.module.css";

/** The chapters of a book that is retold as a serial in the language that is learnt; nothing for other books. */
export function BookSerial({ book }: { book: BookWithOwn }) {
  const { code } = languageOf(usePreferences().target_language);
  const isSerial = book.texts?.some(({ part, lang }) => lang === code && chapterNumber(part) !== null);
  return isSerial ? <Chapters bookId={book.id} /> : null;
}

function Chapters({ bookId }: { bookId: number }) {
  const query = useSerial(bookId);
  return (
    <section className={styles.serial} aria-label={strings.serial.title}>
      <Loaded query={query} message={strings.serial.failed} loading={<Skeleton height="5.5rem" />}>
        {(serial) => <ChapterList bookId={bookId} serial={serial} />}
      </Loaded>
    </section>
  );
}

interface ChapterListProps {
  bookId: number;
  serial: Serial;
}

function ChapterList({ bookId, serial: { chapters, continue_with, lang } }: ChapterListProps) {
  const here = chapters.find(({ number }) => number === continue_with) ?? chapters[0];
  if (!here) return null;
  const { dir } = languageOf(lang);
  return (
    <>
      <LinkButton to={textPaths.chapter(bookId, here.number)} kind="primary" size="large">
        {continue_with === null ? strings.serial.start : strings.serial.goOn({ number: here.number })}
      </LinkButton>
      <details className={styles.all}>
        <summary>{strings.serial.all({ count: chapters.length })}</summary>
        <ol className={styles.chapters}>
          {chapters.map((chapter) => (
            <li key={chapter.number}>
              <Link to={textPaths.chapter(bookId, chapter.number)}>
                <span className={styles.number}>{chapter.number}</span>
                <span className={styles.title} lang={lang}>
                  <bdi dir={dir}>{chapter.title}</bdi>
                </span>
                <Length chapter={chapter} />
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

function Length({ chapter: { finished, minutes } }: { chapter: ChapterLine }) {
  if (!finished)
    return (
      <span className={styles.minutes} dir="auto">
        {strings.serial.minutes({ minutes })}
      </span>
    );
  return (
    <span className={styles.finished}>
      <Check size={18} aria-hidden="true" />
      <VisuallyHidden>{strings.serial.finished}</VisuallyHidden>
    </span>
  );
}
