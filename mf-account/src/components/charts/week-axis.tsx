import { formatDay } from "@lagom/shared/text/format";
import { strings } from "../../strings.ts";
import styles from "./week-axis.module.css";

/** First and last week below a bar chart. Screen readers get them from the bars' labels and the table. */
export function WeekAxis({ first }: { first: string | undefined }) {
  return (
    <p className={styles.axis} aria-hidden="true">
      <span>{first && formatDay(first)}</span>
      <span>{strings.statistics.thisWeek}</span>
    </p>
  );
}
