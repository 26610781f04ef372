import { formatCount, formatDay } from "@lagom/shared/text/format";
import { words } from "../words.ts";
import styles from "./day-bars.module.css";
import { busiestDay, type Day } from "./days.ts";

const HEIGHT = 64;
const STEP = 10;
const BAR = 7;

/** Words read a day, as bars, if any were read; the same figures stand in a table beside it. */
export function DayBars({ days }: { days: readonly Day[] }) {
  const busiest = busiestDay(days);
  if (!busiest) return <p className={styles.caption}>{words.statistics.noneRead(days.length)}</p>;
  const caption = words.statistics.mostRead(formatCount(busiest.words_read), formatDay(busiest.day));
  const label = words.statistics.chart(days.length);
  const heightOf = ({ words_read }: Day) =>
    words_read > 0 ? Math.max(2, (words_read / busiest.words_read) * HEIGHT) : 0;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 1}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label}. ${caption}`}
      >
        {days.map((day, index) => (
          <rect
            key={day.day}
            x={index * STEP}
            y={HEIGHT - heightOf(day)}
            width={BAR}
            height={heightOf(day)}
          />
        ))}
        <line x1="0" x2={days.length * STEP} y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} />
      </svg>
      <figcaption className={styles.caption}>
        <span>{label}</span>
        <span>{caption}</span>
      </figcaption>
    </figure>
  );
}
