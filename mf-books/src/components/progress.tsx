import { Spinner } from "@lagom/shared/ui/spinner";
import { useEffect, useState } from "react";
import { strings } from "../strings.ts";
import styles from "./book-reading.module.css";

interface ProgressProps {
  text: string;
  /** Shown after this many seconds: quick tasks need no message. */
  from?: number;
}

/** Shows that a long task is running, and for how long. */
export function Progress({ text, from = 0 }: ProgressProps) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  if (seconds < from) return null;
  return (
    <p className={styles.note}>
      <Spinner />
      <span role="status">{text}</span>
      <span aria-hidden="true">{strings.reading.seconds({ seconds })}</span>
    </p>
  );
}
