import type { Streak } from "@lagom/shared/contract/user";
import { perLocale } from "@lagom/shared/i18n/language";
import { strings } from "../../strings.ts";
import styles from "./streak-week.module.css";

const DAYS = 7;
const weekday = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }));

/** The last seven days as squares: the repaired one hatched, today dashed; of a younger account also the days to come. */
export function StreakWeek({ week }: Pick<Streak, "week">) {
  return (
    <ol className={styles.week}>
      {week.map(({ day, state }) => {
        const label = strings.streakDays[state]({ weekday: weekday().format(new Date(day)) });
        return (
          <li key={day}>
            <span className={`${styles.day} ${styles[state]}`} role="img" aria-label={label} title={label} />
          </li>
        );
      })}
      {[...Array(Math.max(0, DAYS - week.length)).keys()].map((ahead) => (
        <li key={ahead} aria-hidden="true">
          <span className={`${styles.day} ${styles.ahead}`} />
        </li>
      ))}
    </ol>
  );
}
