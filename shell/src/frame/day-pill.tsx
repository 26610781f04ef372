import { paths } from "@lagom/shared/paths";
import { usePreferences, usePreferencesKnown } from "@lagom/shared/preferences/store";
import { useToday } from "@lagom/shared/reading/use-today";
import { Link } from "@lagom/shared/router";
import { type GoalProgress, progressOf } from "@lagom/shared/text/daily-goal";
import { DayRing } from "@lagom/shared/ui/day-ring";
import { announce } from "@lagom/shared/ui/live";
import { useEffect, useRef } from "react";
import { strings } from "../strings-for-readers.ts";
import styles from "./day-pill.module.css";
import { DayRoom } from "./day-room.tsx";

/**
 * How far the reader's goal for the day is. Without a goal the frame asks for nothing: then it shows the streak, once a page has
 * asked for the day.
 */
export function DayPill() {
  const { target_language: language, daily_goal } = usePreferences();
  const goal = daily_goal ?? null;
  const known = usePreferencesKnown();
  const { data: day } = useToday(language, known && goal !== null);
  const progress = goal && day ? progressOf(goal, day) : undefined;
  useSaidOnce(day?.day, progress?.share === 1);
  if (!day && goal) return <DayRoom />;
  if (!day || !(progress || day.streak.current > 0)) return null;
  const count = day.streak.current;
  return (
    <Link
      to={paths.statistics}
      className={styles.pill}
      data-goal={progress !== undefined}
      aria-label={nameOf(progress, count)}
    >
      {progress && <DayRing share={progress.share} size={26} />}
      <span className={styles.words}>{progress ? shortly(progress) : strings.day.streak({ count })}</span>
    </Link>
  );
}

function shortly({ unit, done, target, share }: GoalProgress): string {
  if (share === 1) return strings.day.goalReached;
  return unit === "texts" ? strings.day.noText : strings.day.progress({ done, target });
}

function nameOf(progress: GoalProgress | undefined, count: number): string {
  const streak = strings.day.streakIs({ count });
  return progress ? `${today(progress)} ${streak}` : streak;
}

function today({ unit, done, target, share }: GoalProgress): string {
  if (unit === "texts") return share === 1 ? strings.day.todayReached : strings.day.todayNoText;
  return share === 1 ? strings.day.todayReachedIn({ done }) : strings.day.today({ done, target });
}

/** Says that the goal is reached when it is reached in this tab: once a day, and not on opening a page after. */
function useSaidOnce(day: string | undefined, reached: boolean): void {
  const before = useRef<{ day: string; reached: boolean }>(undefined);
  useEffect(() => {
    if (day === undefined) return;
    const last = before.current?.day === day ? before.current : undefined;
    if (last && !last.reached && reached && document.visibilityState === "visible")
      announce(strings.day.reached);
    before.current = { day, reached: reached || last?.reached === true };
  }, [day, reached]);
}
