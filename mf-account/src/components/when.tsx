import { formatDay, formatMoment } from "@lagom/shared/text/format";
import styles from "./when.module.css";

/** A date, optionally with the time, on one line. */
export function When({ at, withTime = false }: { at: string; withTime?: boolean }) {
  return (
    <time className={styles.when} dateTime={at}>
      {withTime ? formatMoment(at) : formatDay(at)}
    </time>
  );
}
