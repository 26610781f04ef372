import { formatDay, formatMoment } from "@lagom/shared/text/format";
import styles from "./day.module.css";

/** The day of an instant, in one line. */
export function Day({ of }: { of: string }) {
  return (
    <time className={styles.day} dateTime={of}>
      {formatDay(of)}
    </time>
  );
}

/** An instant; where its column is narrow, the day and the time of day have a line each. */
export function Moment({ of }: { of: string }) {
  return <time dateTime={of}>{formatMoment(of).replaceAll(" ", "\u00A0").replace(",\u00A0", ", ")}</time>;
}
