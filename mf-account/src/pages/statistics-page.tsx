import type { Statistics, Streak } from "@lagom/shared/contract/user";
import { fixed } from "@lagom/shared/messages";
import { paths } from "@lagom/shared/paths";
import { usePreferences } from "@lagom/shared/preferences/store";
import { calendarDay } from "@lagom/shared/text/calendar-day";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Page } from "@lagom/shared/ui/page";
import { EmptyState, ErrorState, Skeleton } from "@lagom/shared/ui/states";
import { LanguageTable } from "../components/charts/language-table.tsx";
import { LevelChart } from "../components/charts/level-chart.tsx";
import { WeekCharts } from "../components/charts/week-charts.tsx";
import { YearMap } from "../components/charts/year-map.tsx";
import { FigureList } from "../components/figure-list.tsx";
import { LanguageFilter } from "../components/list-filters.tsx";
import { StreakCard, StreakSkeleton } from "../components/streak-card.tsx";
import { WeekCard } from "../components/week-card.tsx";
import { useLanguageStatistics, useStatistics } from "../queries/statistics.ts";
import { useStreak } from "../queries/streak.ts";
import { useWeek } from "../queries/week.ts";
import { useListState } from "../stores/use-list-state.ts";
import { statisticsStrings } from "../strings/statistics.ts";
import { strings } from "../strings.ts";
import { daysOfAll } from "../text/calendar.ts";
import styles from "./statistics-page.module.css";

/** The user's streak and figures, for all languages or one; each part fails and retries by itself. */
export function StatisticsPage() {
  const listState = useListState();
  const streak = useStreak();
  const week = useWeek();
  return (
    <Page
      title={statisticsStrings.statistics.title}
      lead={statisticsStrings.statistics.lead}
      actions={<LanguageFilter listState={listState} />}
      wide
    >
      <div className={styles.columns}>
        <div className={styles.streak}>
          <Loaded query={streak} message={fixed.streak} loading={<StreakSkeleton />}>
            {(data) => <StreakCard streak={data} />}
          </Loaded>
          <Loaded
            query={week}
            message={statisticsStrings.statistics.week.failed}
            loading={
              <div className={styles.week}>
                <Skeleton height="100%" />
              </div>
            }
          >
            {(data) => <WeekCard {...data} />}
          </Loaded>
        </div>
        <div>
          {listState.language ? (
            <OfLanguage language={listState.language} streak={streak.data} />
          ) : (
            <OfAll streak={streak.data} />
          )}
        </div>
      </div>
    </Page>
  );
}

interface OfProps {
  streak: Streak | undefined;
}

function OfAll({ streak }: OfProps) {
  const query = useStatistics();
  const today = useToday();
  const { statistics, isError, isFetching, refetch } = query;
  if (isError && !isFetching) return <ErrorState message={fixed.statistics} onRetry={() => refetch()} />;
  if (query.data === undefined) return <FiguresSkeleton />;
  if (statistics.length === 0) return <NoFigures />;
  return (
    <div className={styles.figures}>
      <FigureList of={statistics} />
      <Charts of={strings.allLanguages} statistics={statistics} streak={streak} />
      <section className={styles.part} aria-label={statisticsStrings.statistics.byLanguage}>
        <h3>{statisticsStrings.statistics.byLanguage}</h3>
        <LanguageTable statistics={statistics} />
      </section>
      {statistics.length === 1 && statistics[0] && <LevelChart statistics={statistics[0]} today={today} />}
    </div>
  );
}

function OfLanguage({ language, streak }: OfProps & { language: string }) {
  const { statistics } = useStatistics();
  const query = useLanguageStatistics(language, statistics);
  const today = useToday();
  return (
    <Loaded query={query} message={fixed.statistics} loading={<FiguresSkeleton />}>
      {(data) => (
        <div className={styles.figures}>
          <FigureList of={[data]} />
          <Charts of={data.language} statistics={[data]} streak={streak} />
          <LevelChart statistics={data} today={today} />
        </div>
      )}
    </Loaded>
  );
}

function Charts(props: OfProps & { of: string; statistics: readonly Statistics[] }) {
  const { of, statistics, streak } = props;
  const today = useToday();
  const days = daysOfAll(statistics);
  return (
    <>
      <YearMap of={of} days={days} today={today} repaired={new Set(streak?.repaired_days)} />
      <WeekCharts of={of} days={days} today={today} />
    </>
  );
}

/** The current day in the reader's time zone. */
function useToday(): string {
  const { time_zone } = usePreferences();
  return calendarDay(new Date(), time_zone);
}

function FiguresSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height="3.5rem" />
      <Skeleton height="10rem" />
      <Skeleton lines={1} height="8rem" />
    </div>
  );
}

function NoFigures() {
  const { title, text, action } = statisticsStrings.statistics.empty;
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <LinkButton to={paths.newsfeed} kind="primary">
          {action}
        </LinkButton>
      }
    />
  );
}
