import { MESSAGES } from "@lagom/shared/messages";
import { paths } from "@lagom/shared/paths";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Page } from "@lagom/shared/ui/page";
import { EmptyState, Skeleton } from "@lagom/shared/ui/states";
import { LanguageFigures } from "../components/language-figures.tsx";
import { StreakCard } from "../components/streak-card.tsx";
import { useStatistics } from "../queries/statistics.ts";
import { useStreak } from "../queries/streak.ts";
import { words } from "../words.ts";
import styles from "./statistics-page.module.css";

/** The user's streak and figures; each fails and is asked for again on its own. */
export function StatisticsPage() {
  const statistics = useStatistics();
  const streak = useStreak();
  return (
    <Page title={words.statistics.title} lead={words.statistics.lead} wide>
      <div className={styles.columns}>
        <div className={styles.streak}>
          <Loaded query={streak} message={MESSAGES.streak} loading={<Skeleton height="15.5rem" />}>
            {(data) => <StreakCard streak={data} />}
          </Loaded>
        </div>
        <div>
          <Loaded query={statistics} message={MESSAGES.statistics} loading={<FiguresSkeleton />}>
            {(data) =>
              data.length === 0 ? (
                <NoFigures />
              ) : (
                data.map((one) => <LanguageFigures key={one.language} statistics={one} />)
              )
            }
          </Loaded>
        </div>
      </div>
    </Page>
  );
}

function FiguresSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height="2rem" width="9rem" />
      <Skeleton height="3.5rem" />
      <Skeleton lines={1} height="6rem" />
    </div>
  );
}

function NoFigures() {
  const { title, text, action } = words.statistics.empty;
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
