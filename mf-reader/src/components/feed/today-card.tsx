import type { FeedItem } from "@lagom/shared/contract/text";
import { fixed } from "@lagom/shared/messages";
import { updatePreferences, usePreferences } from "@lagom/shared/preferences/store";
import { useToday } from "@lagom/shared/reading/use-today";
import {
  DAILY_GOALS,
  type DailyGoal,
  type DayFigures,
  type GoalProgress,
  progressOf,
} from "@lagom/shared/text/daily-goal";
import { DayRing } from "@lagom/shared/ui/day-ring";
import { Loaded } from "@lagom/shared/ui/loaded";
import { MenuButton } from "@lagom/shared/ui/menu";
import { Skeleton } from "@lagom/shared/ui/states";
import { showToast } from "@lagom/shared/ui/toast";
import { Target } from "lucide-react";
import { newsfeedStrings } from "../../strings/newsfeed.ts";
import styles from "./today-card.module.css";
import { LoadingRows, TodayRows } from "./today-rows.tsx";

interface TodayCardProps {
  /** Whether the language is known yet. */
  known: boolean;
  /** The first article of the feed that is not finished: null if there is none, undefined until that is known. */
  first: FeedItem | null | undefined;
}

/** What the reader's day looks like: how far its goal is, the streak, what is to be reviewed, and the text to read next. */
export function TodayCard({ known, first }: TodayCardProps) {
  const { target_language: language, daily_goal } = usePreferences();
  const goal = daily_goal ?? null;
  const today = useToday(language, known);
  const progress = goal && today.data ? progressOf(goal, today.data) : null;
  return (
    <aside className={styles.aside} aria-label={newsfeedStrings.feed.aside}>
      <section className={styles.card} aria-labelledby="today">
        <div className={styles.top}>
          {goal && <DayRing share={progress?.share ?? 0} size={48} />}
          <div className={styles.words}>
            <h2 id="today">
              {progress?.share === 1 ? newsfeedStrings.today.reached : newsfeedStrings.today.title}
            </h2>
            {today.data ? (
              <p className={styles.done}>{done(progress, today.data)}</p>
            ) : (
              (today.isFetching || !today.isError) && <Skeleton height="1.2rem" width="8rem" />
            )}
          </div>
          {known && <GoalMenu goal={goal} />}
        </div>
        <Loaded query={today} message={newsfeedStrings.today.failed} loading={<LoadingRows />}>
          {(day) => <TodayRows day={day} language={language} first={first} />}
        </Loaded>
      </section>
    </aside>
  );
}

/** What was done, of what the goal asks for. */
function done(progress: GoalProgress | null, { seconds, articles_finished: texts }: DayFigures): string {
  const { textsFinished, finishOne, minutesOf, minutesRead } = newsfeedStrings.today;
  if (progress?.unit === "texts") return texts > 0 ? textsFinished({ texts }) : finishOne;
  if (progress && progress.share < 1) return minutesOf({ done: progress.done, target: progress.target });
  return minutesRead({ minutes: Math.floor(seconds / 60) });
}

/** Chooses another goal, or none. */
function GoalMenu({ goal }: { goal: DailyGoal | null }) {
  const choices = [
    ...DAILY_GOALS.filter((other) => other !== goal).map((id) => ({
      id,
      label: newsfeedStrings.today.goals[id],
    })),
    ...(goal ? [{ id: "none", label: newsfeedStrings.today.noGoal }] : []),
  ];
  return (
    <MenuButton
      label={goal ? newsfeedStrings.today.changeGoal : newsfeedStrings.today.chooseGoal}
      look={goal ? "plain" : "pill"}
      items={choices.map(({ id, label }) => ({
        id,
        label,
        onAction: () => void choose(id === "none" ? null : (id as DailyGoal)),
      }))}
    >
      {goal ? <Target size={20} aria-hidden="true" /> : newsfeedStrings.today.chooseGoal}
    </MenuButton>
  );
}

async function choose(daily_goal: DailyGoal | null): Promise<void> {
  if (!(await updatePreferences({ daily_goal }))) showToast({ text: fixed.preferencesUpdate });
}
