import { formatCount } from "@lagom/shared/text/format";
import { statisticsStrings } from "../strings/statistics.ts";
import { duration } from "../text/duration.ts";
import styles from "./figure-list.module.css";

interface Totals {
  words_read: number;
  words_looked_up: number;
  words_saved: number;
  words_reviewed: number;
  articles_finished: number;
  seconds: number;
}

/** All-time totals. */
export function FigureList({ of }: { of: readonly Totals[] }) {
  const names = statisticsStrings.statistics;
  const sum = (name: keyof Totals) => of.reduce((total, one) => total + one[name], 0);
  const figures = [
    [names.read, formatCount(sum("words_read"))],
    [names.lookedUp, formatCount(sum("words_looked_up"))],
    [names.saved, formatCount(sum("words_saved"))],
    [names.reviewed, formatCount(sum("words_reviewed"))],
    [names.finished, formatCount(sum("articles_finished"))],
    [names.time, duration(sum("seconds"))],
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
