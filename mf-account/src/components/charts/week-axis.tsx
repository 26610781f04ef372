import { strings } from "../../strings.ts";
import { formatCalendarDay } from "../../text/format-calendar-day.ts";
import styles from "./week-axis.module.css";

/** First and last week below a bar chart. Screen readers get them from the bars' labels and the table. */
export function WeekAxis({ first }: { first: string | undefined }) {
  return (
    <p className={styles.axis} aria-hidden="true">
      <span>{first && formatCalendarDay(first)}</span>
      <span>{strings.statistics.thisWeek}</span>
    </p>
  );
}
