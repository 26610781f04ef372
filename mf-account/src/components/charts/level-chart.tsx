import type { Statistics } from "@lagom/shared/contract/user";
import { formatCount } from "@lagom/shared/text/format";
import { formatCalendarDay } from "@lagom/shared/text/format-calendar-day";
import { LevelBadge } from "@lagom/shared/ui/badge";
import { countColumn } from "@lagom/shared/ui/count-column";
import { type Column, Table } from "@lagom/shared/ui/table";
import { statisticsStrings } from "../../strings/statistics.ts";
import { addDays, mondayOf } from "../../text/calendar.ts";
import { duration } from "../../text/duration.ts";
import { ChartTwin } from "./chart-twin.tsx";
import styles from "./level-chart.module.css";
import { WeekAxis } from "./week-axis.tsx";

type LevelFigures = Statistics["levels"][number];

const WEEKS = 26;
const STEP = 10;
const BAR = 7;
const HEIGHT = 28;

const levelColumns = (): Column<LevelFigures>[] => [
  {
    key: "level",
    header: statisticsStrings.statistics.level,
    bare: true,
    cell: ({ level }) => <LevelBadge level={level} />,
  },
  countColumn("words_read", statisticsStrings.statistics.read),
  countColumn("articles_finished", statisticsStrings.statistics.finished),
  {
    key: "time",
    header: statisticsStrings.statistics.time,
    align: "end",
    cell: ({ seconds }) => duration(seconds),
  },
];

/** How much was read at each level over time: one row of bars per level, all on one scale, so that progress shows. */
export function LevelChart({ statistics, today }: { statistics: Statistics; today: string }) {
  const { levels, language } = statistics;
  const read = levels.filter(({ words_read }) => words_read > 0);
  if (read.length === 0) return null;
  const weeks = Array.from({ length: WEEKS }, (_, i) => addDays(mondayOf(today), (i - WEEKS + 1) * 7));
  const most = Math.max(1, ...read.flatMap((level) => level.weeks.map(({ words_read }) => words_read)));
  return (
    <section className={styles.section} aria-label={statisticsStrings.statistics.levels({ language })}>
      <h3>{statisticsStrings.statistics.levelsTitle}</h3>
      <div className={styles.rows}>
        {read.toReversed().map((level) => (
          <LevelRow key={level.level} figures={level} weeks={weeks} most={most} />
        ))}
        <div className={styles.row}>
          <span />
          <WeekAxis first={weeks[0]} />
        </div>
      </div>
      <p className={styles.soft}>{statisticsStrings.statistics.levelsCaption({ weeks: WEEKS, most })}</p>
      <ChartTwin>
        <Table
          caption={statisticsStrings.statistics.levels({ language })}
          columns={levelColumns()}
          rows={levels}
          rowKey={({ level }) => level}
        />
        <WeekTable language={language} levels={read} weeks={weeks} />
      </ChartTwin>
    </section>
  );
}

interface LevelRowProps {
  figures: LevelFigures;
  weeks: readonly string[];
  most: number;
}

function LevelRow({ figures, weeks, most }: LevelRowProps) {
  const read = new Map(figures.weeks.map(({ week, words_read }) => [week, words_read]));
  const heightOf = (week: string) => {
    const count = read.get(week) ?? 0;
    return count > 0 ? Math.max(2, (count / most) * HEIGHT) : 0;
  };
  return (
    <div className={styles.row}>
      <LevelBadge level={figures.level} />
      <svg
        className={styles.bars}
        viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT + 1}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={statisticsStrings.statistics.levelRow({
          level: figures.level,
          count: figures.words_read,
        })}
      >
        {weeks.map((week, index) => (
          <rect key={week} x={index * STEP} y={HEIGHT - heightOf(week)} width={BAR} height={heightOf(week)} />
        ))}
        <line x1="0" x2={weeks.length * STEP} y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} />
      </svg>
      <span className={styles.total}>{formatCount(figures.words_read)}</span>
    </div>
  );
}

function WeekTable(props: { language: string; levels: readonly LevelFigures[]; weeks: readonly string[] }) {
  const { language, levels, weeks } = props;
  const columns: Column<string>[] = [
    {
      key: "week",
      header: statisticsStrings.statistics.weekOf,
      bare: true,
      cell: (week) => formatCalendarDay(week),
    },
    ...levels.map(({ level, weeks: read }) => ({
      key: level,
      header: level,
      align: "end" as const,
      cell: (week: string) => formatCount(read.find((one) => one.week === week)?.words_read ?? 0),
    })),
  ];
  return (
    <Table
      caption={statisticsStrings.statistics.levelWeeks({ language })}
      columns={columns}
      rows={weeks.toReversed()}
      rowKey={(week) => week}
    />
  );
}
