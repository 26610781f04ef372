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
  const streak = strings.day.streak(day.streak.current);
  return (
    <Link
      to={paths.statistics}
      className={styles.pill}
      data-goal={progress !== undefined}
      aria-label={nameOf(progress, streak)}
    >
      {progress && <DayRing share={progress.share} size={26} />}
      <span className={styles.words}>{progress ? strings.day.progress(progress) : streak}</span>
    </Link>
  );
}

const nameOf = (progress: GoalProgress | undefined, streak: string): string =>
  `${progress ? `${strings.day.today(progress)} ` : ""}${strings.day.streakIs(streak)}`;

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
