import type { Reply } from "@lagom/shared/contract/calls";
import { statisticsStrings } from "../strings/statistics.ts";
import { weekDays, weekSentences } from "../text/week-sentences.ts";
import styles from "./week-card.module.css";

/** The reader's week beside the one before, in sentences. */
export function WeekCard({ week, before }: Reply<"GET /api/user/week">) {
  return (
    <section className={styles.card} aria-labelledby="week">
      <div className={styles.head}>
        <h2 id="week">{statisticsStrings.statistics.week.title}</h2>
        <span className={styles.soft}>{weekDays(week)}</span>
      </div>
      <ul className={styles.sentences}>
        {weekSentences(week, before).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
