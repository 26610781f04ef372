import { perLocale } from "@lagom/shared/i18n/language";
import { formatCalendarDay } from "@lagom/shared/text/format-calendar-day";
import { statisticsStrings } from "../../strings/statistics.ts";
import { type Day, type Shade, shadeOf, yearOf } from "../../text/calendar.ts";
import { ChartTwin } from "./chart-twin.tsx";
import { FigureTable } from "./figure-table.tsx";
import styles from "./year-map.module.css";

const WEEKS = 53;
const CELL = 12;
const GAP = 1;
const SIDE = CELL - 2 * GAP;
const TOP = 16;
const SHADES = [0, 1, 2, 3, 4] as const;
const SIDES = { 0: 0, 1: 4, 2: 6, 3: 8, 4: SIDE } as const;
const month = perLocale((locale) => new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" }));

interface YearMapProps {
  /** The language shown, or all languages. */
  of: string;
  days: readonly Day[];
  today: string;
  repaired: ReadonlySet<string>;
}

/** One square per day over a year, larger and stronger the more was read; repaired days are framed. */
export function YearMap({ of, days, today, repaired }: YearMapProps) {
  const year = yearOf(days, today, WEEKS);
  const all = year.flat();
  const busiest = Math.max(0, ...all.map(({ words_read }) => words_read));
  const active = all.filter(({ words_read }) => words_read > 0).length;
  const total = all.reduce((sum, { words_read }) => sum + words_read, 0);
  const caption = statisticsStrings.statistics.yearCaption({ words: total, days: active });
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h3>{statisticsStrings.statistics.yearTitle}</h3>
        <p className={styles.soft}>{caption}</p>
      </figcaption>
      <section
        className={styles.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be reached by keys
        tabIndex={0}
        aria-label={statisticsStrings.statistics.year({ language: of })}
      >
        <svg
          className={styles.map}
          viewBox={`0 0 ${WEEKS * CELL} ${TOP + 7 * CELL}`}
          role="img"
          aria-label={statisticsStrings.statistics.yearPicture({
            title: statisticsStrings.statistics.year({ language: of }),
            caption,
          })}
        >
          <Months year={year} />
          {year.map((week, column) =>
            week.map((day, row) => (
              <g key={day.day}>
                <title>{dayTitle(day, repaired.has(day.day))}</title>
                <Square
                  x={column * CELL}
                  y={TOP + row * CELL}
                  shade={shadeOf(day.words_read, busiest)}
                  repaired={repaired.has(day.day)}
                />
              </g>
            )),
          )}
        </svg>
      </section>
      <Legend />
      <ChartTwin>
        <FigureTable
          caption={statisticsStrings.statistics.year({ language: of })}
          header={statisticsStrings.statistics.day}
          rows={all.filter((day) => isActive(day) || repaired.has(day.day)).reverse()}
          keyOf={({ day }) => day}
          nameOf={({ day }) =>
            repaired.has(day)
              ? statisticsStrings.statistics.repairedDay({ day: formatCalendarDay(day) })
              : formatCalendarDay(day)
          }
        />
      </ChartTwin>
    </figure>
  );
}

function dayTitle({ day, words_read: count }: Day, repaired: boolean): string {
  const values = { day: formatCalendarDay(day), count };
  return repaired
    ? statisticsStrings.statistics.dayTitleRepaired(values)
    : statisticsStrings.statistics.dayTitle(values);
}

const isActive = ({ day: _, ...figures }: Day) => Object.values(figures).some((figure) => figure > 0);

interface SquareProps {
  x?: number;
  y?: number;
  shade: Shade;
  repaired?: boolean;
}

/** One day. The amount read shows in the size as well as the shade, for people who cannot tell shades apart. */
function Square({ x = 0, y = 0, shade, repaired }: SquareProps) {
  const side = SIDES[shade];
  return (
    <>
      <rect
        className={styles.day}
        data-repaired={repaired || undefined}
        x={x + GAP}
        y={y + GAP}
        width={SIDE}
        height={SIDE}
        rx={2}
      />
      {side > 0 && (
        <rect
          className={styles.read}
          data-shade={shade}
          x={x + (CELL - side) / 2}
          y={y + (CELL - side) / 2}
          width={side}
          height={side}
          rx={side / 5}
        />
      )}
    </>
  );
}

/** The months over the weeks in which they begin. */
function Months({ year }: { year: readonly Day[][] }) {
  return year.map((week, column) => {
    const first = week.find(({ day }) => day.endsWith("-01"));
    // A label at the very end would be cut off.
    if (!first || column > WEEKS - 3) return null;
    return (
      <text key={first.day} x={column * CELL + GAP} y={11} className={styles.month}>
        {month().format(new Date(first.day))}
      </text>
    );
  });
}

function Legend() {
  return (
    <p className={styles.legend}>
      {statisticsStrings.statistics.less}
      {SHADES.map((shade) => (
        <Key key={shade} shade={shade} />
      ))}
      {statisticsStrings.statistics.more}
      <span className={styles.apart}>
        <Key shade={0} repaired />
        {statisticsStrings.statistics.repaired}
      </span>
    </p>
  );
}

const Key = (square: SquareProps) => (
  <svg viewBox={`0 0 ${CELL} ${CELL}`} aria-hidden="true">
    <Square {...square} />
  </svg>
);
