import { formatDay } from "@lagom/shared/text/format";
import styles from "./day.module.css";

/** The day of an instant, in one line. */
export function Day({ of }: { of: string }) {
  return (
    <time className={styles.day} dateTime={of}>
      {formatDay(of)}
    </time>
  );
}
