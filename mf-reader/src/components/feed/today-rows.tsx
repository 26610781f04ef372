import type { FeedItem } from "@lagom/shared/contract/text";
import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { type LanguageName, languageOf } from "@lagom/shared/text/languages";
import { Skeleton } from "@lagom/shared/ui/states";
import type { ShownDay } from "@lagom/shared/write-queue/unsent-day";
import { BookOpen, Flame, Layers } from "lucide-react";
import { newsfeedStrings } from "../../strings/newsfeed.ts";
import { strings } from "../../strings.ts";
import { isolated } from "../isolated.tsx";
import { ProgressBar } from "../progress-bar.tsx";
import { StreakWeek } from "./streak-week.tsx";
import styles from "./today-card.module.css";

const ICON = { size: 18, "aria-hidden": true } as const;

interface TodayRowsProps {
  day: ShownDay;
  language: LanguageName;
  first: FeedItem | null | undefined;
}

/** The streak, what is to be reviewed, and the text to read next: a line each, so that nothing moves when they arrive. */
export function TodayRows({ day, language, first }: TodayRowsProps) {
  const { streak, streakKnown, reviews } = day;
  return (
    <div className={styles.rows}>
      <p className={styles.row}>
        <Flame {...ICON} />
        <span className={styles.line}>
          <Link to={paths.statistics}>{newsfeedStrings.today.streak({ days: streak.current })}</Link>{" "}
          {!streakKnown && newsfeedStrings.today.lastKnown}
        </span>
      </p>
      <div className={styles.week}>
        <StreakWeek week={streak.week} />
        <p className={styles.hint}>{streak.week.at(-1)?.state === "today" && newsfeedStrings.feed.today}</p>
      </div>
      <p className={styles.row}>
        <Layers {...ICON} />
        {reviews > 0 ? (
          <Link to={`${paths.words}?review&language=${encodeURIComponent(language)}`}>
            {strings.review({ words: reviews })}
          </Link>
        ) : (
          <span>{newsfeedStrings.today.noReviews}</span>
        )}
      </p>
      <NextText day={day} language={language} first={first} />
    </div>
  );
}

/** The text that was begun; without one, the first of the feed that is not finished. */
function NextText({ day: { unfinished, streak }, language, first }: TodayRowsProps) {
  const { code, dir } = languageOf(language);
  const next = unfinished ?? first;
  const isNew = streak.longest === 0 && streak.current === 0;
  const label = unfinished
    ? newsfeedStrings.feed.continue
    : isNew
      ? newsfeedStrings.today.first
      : newsfeedStrings.today.next;
  return (
    <div className={styles.next}>
      <div className={styles.row}>
        <BookOpen {...ICON} />
        <p className={styles.line}>
          {next && (
            <>
              {label}{" "}
              <Link to={paths.article(next.article_id)} lang={code} dir={dir}>
                {isolated(next.title, dir === "rtl")}
              </Link>
            </>
          )}
          {next === null && newsfeedStrings.today.noNext}
        </p>
      </div>
      {unfinished && <ProgressBar label={newsfeedStrings.feed.progress} value={unfinished.read_percent} />}
    </div>
  );
}

/** As large as the rows. */
export function LoadingRows() {
  return (
    <div className={styles.rows}>
      <div className={styles.row}>
        <Skeleton lines={1} height="1.1rem" width="9rem" />
      </div>
      <div className={styles.week}>
        <Skeleton height="4.25rem" />
      </div>
      <div className={styles.row}>
        <Skeleton height="1.1rem" width="10rem" />
      </div>
      <div className={styles.row}>
        <Skeleton height="1.1rem" />
      </div>
    </div>
  );
}
