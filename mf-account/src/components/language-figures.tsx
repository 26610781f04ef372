import type { Statistics } from "@lagom/shared/contract/user";
import { formatCount } from "@lagom/shared/text/format";
import { languageOf } from "@lagom/shared/text/languages";
import { words } from "../words.ts";
import { DayBars } from "./day-bars.tsx";
import { DayTable } from "./day-table.tsx";
import { calendarDay, lastDays } from "./days.ts";
import { duration } from "./duration.ts";
import styles from "./language-figures.module.css";

const DAYS = 28;

/** What the user did in one language: figures, the last days as bars, and the same as a table. */
export function LanguageFigures({ statistics }: { statistics: Statistics }) {
  const { language, lang } = statistics;
  const days = lastDays(statistics.days, calendarDay(new Date()), DAYS);
  const names = words.statistics;
  const figures = [
    [names.read, formatCount(statistics.words_read)],
    [names.lookedUp, formatCount(statistics.words_looked_up)],
    [names.saved, formatCount(statistics.words_saved)],
    [names.finished, formatCount(statistics.articles_finished)],
    [names.time, duration(statistics.seconds)],
  ];
  return (
    <section className={styles.language} aria-label={language}>
      <h2 lang={lang} dir={languageOf(lang).dir} className={styles.name}>
        {language}
      </h2>
      <dl className={styles.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <DayBars days={days} />
      <details className={styles.twin}>
        <summary>{names.asTable}</summary>
        <DayTable language={language} days={days} />
      </details>
    </section>
  );
}
