import type { Reply } from "@lagom/shared/contract/calls";
import { formatCalendarDay } from "@lagom/shared/text/format-calendar-day";
import { countColumn } from "@lagom/shared/ui/count-column";
import { Segmented } from "@lagom/shared/ui/segmented";
import { type Column, Table } from "@lagom/shared/ui/table";
import { dashboardStrings } from "../strings/dashboard.ts";
import { DayChart } from "./day-chart.tsx";
import styles from "./day-charts.module.css";

type Day = Reply<"GET /api/admin/dashboard">["days"][number];
type Figure = Exclude<keyof Day, "day">;

const SPANS = ["7", "30", "90"] as const;
export type Span = (typeof SPANS)[number];

const FIGURES: readonly Figure[] = [
  "active_users",
  "new_users",
  "words_read",
  "looked_up",
  "finished",
  "rewrites",
  "failures",
];

const columns = (): readonly Column<Day>[] => [
  { key: "day", header: dashboardStrings.charts.day, bare: true, cell: ({ day }) => formatCalendarDay(day) },
  ...FIGURES.map((figure) => countColumn(figure, dashboardStrings.charts.figures[figure])),
];

interface DayChartsProps {
  days: readonly Day[];
  span: Span;
  onSpan: (span: Span) => void;
}

/** Charts of the last days, with a table of the same figures. */
export function DayCharts({ days, span, onSpan }: DayChartsProps) {
  const { charts } = dashboardStrings;
  return (
    <section className={styles.charts} aria-label={charts.title}>
      <header className={styles.head}>
        <h2>{charts.title}</h2>
        <Segmented
          label={charts.span}
          options={SPANS.map((value) => ({ value, label: charts.days({ count: Number(value) }) }))}
          value={span}
          onChange={onSpan}
        />
      </header>
      <div className={styles.grid}>
        {FIGURES.map((figure) => (
          <DayChart
            key={figure}
            title={charts.figures[figure]}
            days={days.map((day) => ({ day: day.day, count: day[figure] }))}
            mean={figure === "active_users"}
            alarming={figure === "failures"}
          />
        ))}
      </div>
      <details className={styles.table}>
        <summary>{charts.asTable}</summary>
        <Table
          caption={charts.title}
          columns={columns()}
          rows={[...days].reverse()}
          rowKey={({ day }) => day}
        />
      </details>
    </section>
  );
}
