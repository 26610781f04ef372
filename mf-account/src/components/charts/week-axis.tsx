import { formatDay } from "@lagom/shared/text/format";
import { strings } from "../../strings.ts";
import styles from "./week-axis.module.css";

/** Under bars of weeks: where they begin and end. The bars' names and tables say it to who does not see them. */
export function WeekAxis({ first }: { first: string | undefined }) {
  return (
    <p className={styles.axis} aria-hidden="true">
      <span>{first && formatDay(first)}</span>
      <span>{strings.statistics.thisWeek}</span>
    </p>
  );
}
