import { MESSAGES } from "@lagom/shared/messages";
import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { type LanguageName, languageOf } from "@lagom/shared/text/languages";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { useStreak } from "../../queries/streak.ts";
import { useUnfinished } from "../../queries/unfinished.ts";
import { strings } from "../../strings.ts";
import { isolated } from "../isolated.tsx";
import { ProgressBar } from "../progress-bar.tsx";
import styles from "./feed-aside.module.css";
import { StreakWeek } from "./streak-week.tsx";

interface FeedAsideProps {
  language: LanguageName;
  /** Whether the language is known yet. */
  known: boolean;
}

/** Beside the newsfeed: the text to continue, and the streak. */
export function FeedAside({ language, known }: FeedAsideProps) {
  const { data: unfinished } = useUnfinished(language, known);
  const { code, dir } = languageOf(language);
  return (
    <aside className={styles.aside} aria-label={strings.feed.aside}>
      {unfinished && (
        <section className={styles.card}>
          <p className={styles.label}>{strings.feed.continue}</p>
          <Link to={paths.article(unfinished.article_id)} className={styles.title} lang={code} dir={dir}>
            {isolated(unfinished.title, dir === "rtl")}
          </Link>
          <ProgressBar label={strings.feed.progress} value={unfinished.read_percent} />
        </section>
      )}
      <StreakCard />
    </aside>
  );
}

function StreakCard() {
  return (
    <section className={`${styles.card} ${styles.streak}`}>
      <Loaded query={useStreak()} message={MESSAGES.streak} loading={<Skeleton lines={3} />}>
        {({ current, week }) => (
          <>
            <p className={styles.days}>
              <Link to={paths.statistics} className={styles.title}>
                {strings.feed.days(current)}
              </Link>
              <span className={styles.label}>{strings.feed.streak}</span>
            </p>
            <StreakWeek week={week} />
            {week.at(-1)?.state === "today" && <p className={styles.label}>{strings.feed.today}</p>}
          </>
        )}
      </Loaded>
    </section>
  );
}
