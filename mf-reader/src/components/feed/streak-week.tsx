import type { Streak } from "@lagom/shared/contract/user";
import { strings } from "../../strings.ts";
import styles from "./streak-week.module.css";

const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });

/** The last seven days as squares: the repaired one hatched, today dashed. */
export function StreakWeek({ week }: Pick<Streak, "week">) {
  return (
    <ol className={styles.week}>
      {week.map(({ day, state }) => {
        const label = strings.feed.day(weekday.format(new Date(day)), state);
        return (
          <li key={day}>
            <span className={`${styles.day} ${styles[state]}`} role="img" aria-label={label} title={label} />
          </li>
        );
      })}
    </ol>
  );
}
