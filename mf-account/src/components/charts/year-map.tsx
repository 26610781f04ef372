import { counted, formatDay } from "@lagom/shared/text/format";
import { type Day, shadeOf, yearOf } from "../../text/calendar.ts";
import { words } from "../../words.ts";
import { ChartTwin } from "./chart-twin.tsx";
import { FigureTable } from "./figure-table.tsx";
import styles from "./year-map.module.css";

const WEEKS = 53;
const CELL = 12;
const SIDE = 10;
const TOP = 16;
const month = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" });
const names = words.statistics;

interface YearMapProps {
  /** What is shown: the language, or all of them. */
  of: string;
  days: readonly Day[];
  today: string;
  repaired: ReadonlySet<string>;
}

/** A square a day over a year, the darker the more was read; a repaired day is framed. */
export function YearMap({ of, days, today, repaired }: YearMapProps) {
  const year = yearOf(days, today, WEEKS);
  const all = year.flat();
  const busiest = Math.max(0, ...all.map(({ words_read }) => words_read));
  const active = all.filter(({ words_read }) => words_read > 0).length;
  const total = all.reduce((sum, { words_read }) => sum + words_read, 0);
  const caption = names.yearCaption(counted(total, "word", "words"), counted(active, "day", "days"));
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h3>{names.yearTitle}</h3>
        <p className={styles.soft}>{caption}</p>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be reached by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={names.year(of)}>
        <svg
          className={styles.map}
          viewBox={`0 0 ${WEEKS * CELL} ${TOP + 7 * CELL}`}
          role="img"
          aria-label={`${names.year(of)}. ${caption}`}
        >
          <Months year={year} />
          {year.map((week, column) =>
            week.map((day, row) => (
              <rect
                key={day.day}
                className={styles.day}
                data-shade={shadeOf(day.words_read, busiest)}
                data-repaired={repaired.has(day.day) || undefined}
                x={column * CELL + 1}
                y={TOP + row * CELL + 1}
                width={SIDE}
                height={SIDE}
                rx={2}
              >
                <title>
                  {names.dayTitle(
                    formatDay(day.day),
                    counted(day.words_read, "word", "words"),
                    repaired.has(day.day),
                  )}
                </title>
              </rect>
            )),
          )}
        </svg>
      </section>
      <Legend />
      <ChartTwin>
        <FigureTable
          caption={names.year(of)}
          header={names.day}
          rows={all.filter((day) => isActive(day)).reverse()}
          keyOf={({ day }) => day}
          nameOf={({ day }) => formatDay(day)}
        />
      </ChartTwin>
    </figure>
  );
}

const isActive = ({ day: _, ...figures }: Day) => Object.values(figures).some((figure) => figure > 0);

/** The months over the weeks in which they begin. */
function Months({ year }: { year: readonly Day[][] }) {
  return year.map((week, column) => {
    const first = week.find(({ day }) => day.endsWith("-01"));
    // A name at the very end would be cut off.
    if (!first || column > WEEKS - 3) return null;
    return (
      <text key={first.day} x={column * CELL + 1} y={11} className={styles.month}>
        {month.format(new Date(first.day))}
      </text>
    );
  });
}

function Legend() {
  return (
    <p className={styles.legend}>
      {names.less}
      {[0, 1, 2, 3, 4].map((shade) => (
        <svg key={shade} viewBox="0 0 12 12" aria-hidden="true">
          <rect className={styles.day} data-shade={shade} x={1} y={1} width={SIDE} height={SIDE} rx={2} />
        </svg>
      ))}
      {names.more}
      <span className={styles.apart}>
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <rect
            className={styles.day}
            data-shade={0}
            data-repaired
            x={1}
            y={1}
            width={SIDE}
            height={SIDE}
            rx={2}
          />
        </svg>
        {names.repaired}
      </span>
    </p>
  );
}
