import type { Text } from "@lagom/shared/contract/text";
import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import type { ChapterOfSerial } from "../../queries/serial.ts";
import { readerStrings } from "../../strings/reader.ts";
import styles from "./serial-line.module.css";

interface SerialLineProps {
  text: Text;
  /** Undefined until it has loaded. */
  chapter: ChapterOfSerial | undefined;
}

/** The book that a chapter belongs to, and what happened before it. Its space is reserved while it loads. */
export function SerialLine({ text: { lang, dir }, chapter }: SerialLineProps) {
  return (
    <div className={styles.serial}>
      <p className={styles.line}>
        {chapter && (
          <>
            <Link to={paths.book(chapter.book.slug)} dir="auto">
              {chapter.book.title}
            </Link>
            <span>{readerStrings.serial.chapter({ number: chapter.number, count: chapter.count })}</span>
          </>
        )}
      </p>
      {chapter && chapter.before.length > 0 && (
        <details className={styles.before}>
          <summary>{readerStrings.serial.before}</summary>
          <p lang={lang} dir={dir}>
            {chapter.before.map(({ summary }) => summary).join(" ")}
          </p>
        </details>
      )}
    </div>
  );
}
