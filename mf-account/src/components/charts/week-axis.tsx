import { formatCalendarDay } from "@lagom/shared/text/format-calendar-day";
import { statisticsStrings } from "../../strings/statistics.ts";
import styles from "./week-axis.module.css";

/** First and last week below a bar chart. Screen readers get them from the bars' labels and the table. */
export function WeekAxis({ first }: { first: string | undefined }) {
  return (
    <p className={styles.axis} aria-hidden="true">
      <span>{first && formatCalendarDay(first)}</span>
      <span>{statisticsStrings.statistics.thisWeek}</span>
    </p>
  );
}
