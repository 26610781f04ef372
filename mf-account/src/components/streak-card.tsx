import type { Streak } from "@lagom/shared/contract/user";
import { VisuallyHidden } from "@lagom/shared/ui/hidden";
import { Skeleton } from "@lagom/shared/ui/states";
import { statisticsStrings } from "../strings/statistics.ts";
import styles from "./streak-card.module.css";
import { streakDayInitial, streakDayLabel, streakToday } from "./streak-labels.ts";

const DAYS = 7;

/** The streak: its length, the last week as seven squares, of a younger account with days to come, and the rule for counting days. */
export function StreakCard({ streak }: { streak: Streak }) {
  const repaired = streak.week.some(({ state }) => state === "repaired");
  return (
    <section className={styles.card} aria-label={statisticsStrings.streak.title}>
      <div className={styles.head}>
        <h2>{statisticsStrings.streak.days({ count: streak.current })}</h2>
        <span className={styles.soft}>{statisticsStrings.streak.longest({ count: streak.longest })}</span>
      </div>
      <ol className={styles.week}>
        {streak.week.map((day) => (
          <li key={day.day}>
            <span className={styles.square} data-state={day.state} />
            <span className={styles.initial} aria-hidden="true">
              {streakDayInitial(day)}
            </span>
            <VisuallyHidden>{streakDayLabel(day)}</VisuallyHidden>
          </li>
        ))}
        {[...Array(Math.max(0, DAYS - streak.week.length)).keys()].map((ahead) => (
          <li key={ahead} aria-hidden="true">
            <span className={styles.square} data-state="ahead" />
          </li>
        ))}
      </ol>
      {repaired && (
        <p className={styles.key} aria-hidden="true">
          <span className={styles.square} data-state="repaired" />
          {statisticsStrings.statistics.repaired}
        </p>
      )}
      <p>{streakToday(streak.week)}</p>
      <p className={styles.soft}>{statisticsStrings.streak.rule}</p>
    </section>
  );
}

const EXPECTED: Streak = {
  current: 1,
  longest: 1,
  week: [{ day: "1970-01-01", state: "today" }],
  repaired_days: [],
};

/** As large as the card of a streak without repaired days. */
export const StreakSkeleton = () => (
  <Skeleton>
    <StreakCard streak={EXPECTED} />
  </Skeleton>
);
