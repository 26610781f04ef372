import { Spinner } from "@lagom/shared/ui/spinner";
import { useEffect, useState } from "react";
import { readerStrings } from "../../strings/reader.ts";
import styles from "./underway.module.css";

/** Quick loads need no message. */
const SOON_MS = 1000;

interface UnderwayProps {
  /** Whether it must be written first. */
  writing: boolean;
  /** Shown as the page, instead of the text, or in the bar above the previous text. */
  where: "page" | "bar";
}

/** Shows that a text is still loading; nothing at first, since most are quick. */
export function Underway({ writing, where }: UnderwayProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles[where]} role="status">
      {(late || writing) && (
        <>
          <Spinner />
          {writing ? readerStrings.reader.writing : readerStrings.reader.onItsWay}
        </>
      )}
    </p>
  );
}
