/** What a reader may choose to do each day. */
export const DAILY_GOALS = ["minutes_5", "minutes_10", "minutes_20", "one_text"] as const;
export type DailyGoal = (typeof DAILY_GOALS)[number];

/** What was done on a day. */
export interface DayFigures {
  seconds: number;
  articles_finished: number;
}

/** How far a reader is on a day. */
export interface GoalProgress {
  unit: "minutes" | "texts";
  /** Whole units; more than the target once that is passed. */
  done: number;
  target: number;
  /** From 0 to 1; minutes that have begun count by their seconds. */
  share: number;
}

const MINUTES = { minutes_5: 5, minutes_10: 10, minutes_20: 20 } as const;

/** How far what was done reaches towards a goal. It is reached when `share` is 1. */
export function progressOf(goal: DailyGoal, { seconds, articles_finished }: DayFigures): GoalProgress {
  if (goal === "one_text")
    return { unit: "texts", done: articles_finished, target: 1, share: Math.min(1, articles_finished) };
  const target = MINUTES[goal];
  return {
    unit: "minutes",
    done: Math.floor(seconds / 60),
    target,
    share: Math.min(1, seconds / 60 / target),
  };
}

/** Whether each minute of reading brings a reader nearer to their goal. Servers of before know of no goal. */
export const isInMinutes = (goal: DailyGoal | null | undefined): boolean =>
  goal !== null && goal !== undefined && goal in MINUTES;
