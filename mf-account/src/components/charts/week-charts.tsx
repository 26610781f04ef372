import { formatCount } from "@lagom/shared/text/format";
import { formatCalendarDay } from "@lagom/shared/text/format-calendar-day";
import { statisticsStrings } from "../../strings/statistics.ts";
import { type Day, type Figure, lastWeeks, type Week } from "../../text/calendar.ts";
import { ChartTwin } from "./chart-twin.tsx";
import { FigureTable } from "./figure-table.tsx";
import { WeekAxis } from "./week-axis.tsx";
import styles from "./week-charts.module.css";

const WEEKS = 26;
const STEP = 10;
const BAR = 7;
const HEIGHT = 56;

const charts = (): [Figure, string][] => [
  ["words_read", statisticsStrings.statistics.read],
  ["words_looked_up", statisticsStrings.statistics.lookedUp],
  ["words_saved", statisticsStrings.statistics.saved],
  ["words_reviewed", statisticsStrings.statistics.reviewed],
];

/** Words read, looked up, saved and reviewed per week, one chart each, because their scales differ. */
export function WeekCharts({ of, days, today }: { of: string; days: readonly Day[]; today: string }) {
  const weeks = lastWeeks(days, today, WEEKS);
  return (
    <section
      className={styles.section}
      aria-label={statisticsStrings.statistics.weeks({ language: of, weeks: WEEKS })}
    >
      <h3>{statisticsStrings.statistics.weeksTitle({ weeks: WEEKS })}</h3>
      <div className={styles.charts}>
        {charts().map(([figure, name]) => (
          <WeekBars key={figure} name={name} figure={figure} weeks={weeks} />
        ))}
      </div>
      <ChartTwin>
        <FigureTable
          caption={statisticsStrings.statistics.weeks({ language: of, weeks: WEEKS })}
          header={statisticsStrings.statistics.weekOf}
          rows={weeks.toReversed()}
          keyOf={({ week }) => week}
          nameOf={({ week }) => formatCalendarDay(week)}
        />
      </ChartTwin>
    </section>
  );
}

function WeekBars({ name, figure, weeks }: { name: string; figure: Figure; weeks: readonly Week[] }) {
  const most = weeks.reduce((best, week) => (week[figure] > best[figure] ? week : best));
  const total = weeks.reduce((sum, week) => sum + week[figure], 0);
  const caption =
    most[figure] > 0
      ? statisticsStrings.statistics.mostInWeek({ count: most[figure], week: formatCalendarDay(most.week) })
      : statisticsStrings.statistics.none;
  const heightOf = (week: Week) =>
    week[figure] > 0 ? Math.max(2, (week[figure] / most[figure]) * HEIGHT) : 0;
  return (
    <figure className={styles.chart} aria-label={name}>
      <figcaption className={styles.head}>
        <span className={styles.name}>{name}</span>
        <span className={styles.total}>{formatCount(total)}</span>
      </figcaption>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT + 1}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={statisticsStrings.statistics.weeksPicture({ figure: name, caption })}
      >
        {weeks.map((week, index) => (
          <rect
            key={week.week}
            x={index * STEP}
            y={HEIGHT - heightOf(week)}
            width={BAR}
            height={heightOf(week)}
          >
            <title>
              {statisticsStrings.statistics.weekBar({
                week: formatCalendarDay(week.week),
                count: week[figure],
              })}
            </title>
          </rect>
        ))}
        <line x1="0" x2={weeks.length * STEP} y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} />
      </svg>
      <WeekAxis first={weeks[0]?.week} />
      <p className={styles.caption}>{caption}</p>
    </figure>
  );
}
