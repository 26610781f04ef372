import { formatCount } from "@lagom/shared/text/format";
import { formatCalendarDay } from "@lagom/shared/text/format-calendar-day";
import { dashboardStrings } from "../strings/dashboard.ts";
import styles from "./day-chart.module.css";

const HEIGHT = 64;
const STEP = 10;
const BAR = 7;

export interface DayFigure {
  day: string;
  count: number;
}

/**
 * A figure day by day, as bars with their sum and peak in words; the same figures stand in the table below the charts. Who
 * comes on two days would count twice in a sum: of people it is the mean.
 */
export function DayChart({
  title,
  days,
  mean = false,
  alarming = false,
}: {
  title: string;
  days: readonly DayFigure[];
  mean?: boolean;
  alarming?: boolean;
}) {
  const { charts } = dashboardStrings;
  const peak = days.reduce((most, day) => (day.count > most.count ? day : most), { day: "", count: 0 });
  const sum = days.reduce((total, { count }) => total + count, 0);
  const caption =
    peak.count > 0 ? charts.peak({ count: peak.count, day: formatCalendarDay(peak.day) }) : charts.none;
  const heightOf = (count: number) => (count > 0 ? Math.max(2, (count / peak.count) * HEIGHT) : 0);
  return (
    <figure className={styles.figure} data-alarming={alarming || undefined}>
      <figcaption className={styles.caption}>
        <span>{title}</span>
        <strong>{mean ? charts.aDay({ count: Math.round(sum / days.length) }) : formatCount(sum)}</strong>
      </figcaption>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 1}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}. ${caption}`}
      >
        {days.map(({ day, count }, index) => (
          <rect
            key={day}
            x={index * STEP}
            y={HEIGHT - heightOf(count)}
            width={BAR}
            height={heightOf(count)}
          />
        ))}
        <line x1="0" x2={days.length * STEP} y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} />
      </svg>
      <p className={styles.peak}>{caption}</p>
    </figure>
  );
}
