import type { Streak } from "@lagom/shared/contract/user";

/** Words to read for a day to count without a finished article. */
export const WORDS_FOR_A_DAY = 200;
/** One missed day is repaired automatically in this many days. */
const REPAIR_EVERY_DAYS = 7;
const SHOWN_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The state of a streak that the next day needs; days are calendar days like `2026-11-21`, without a time zone. */
export interface StreakState {
  /** Number of days that count; repaired days do not add to it. */
  current: number;
  longest: number;
  /** The last day that counts. */
  lastDay: string | null;
  /** The last day that was repaired. */
  repairedDay: string | null;
}

export const NO_STREAK: StreakState = { current: 0, longest: 0, lastDay: null, repairedDay: null };

/** The streak after a further day that counts, later than all before it. */
export function countDay(before: StreakState, day: string): StreakState {
  const repairs = missesOne(before, day);
  const current = daysBetween(before.lastDay, day) === 1 || repairs ? before.current + 1 : 1;
  return {
    current,
    longest: Math.max(before.longest, current),
    lastDay: day,
    repairedDay: repairs ? addDays(day, -1) : before.repairedDay,
  };
}

/** The streak of many days, and each day that was repaired in it. */
export function countDays(days: Iterable<string>): { state: StreakState; repaired: string[] } {
  const repaired: string[] = [];
  let state = NO_STREAK;
  for (const day of [...new Set(days)].sort()) {
    const next = countDay(state, day);
    if (next.repairedDay !== null && next.repairedDay !== state.repairedDay) repaired.push(next.repairedDay);
    state = next;
  }
  return { state, repaired };
}

/**
 * What the streak is on a day. A day breaks nothing until it is over, and a missed yesterday is repaired beforehand if it
 * may be. After a journey west over the date line the last day that counts may lie after today.
 * @param counted the days that count, of the last week at least
 * @param repaired the days that were repaired, of the last week at least
 * @param joined the day on which the account was made: none before it was missed
 */
export function streakOn(
  today: string,
  state: StreakState,
  counted: ReadonlySet<string>,
  repaired: ReadonlySet<string>,
  joined: string,
): Omit<Streak, "repaired_days"> {
  const since = daysBetween(state.lastDay, today);
  const pending = missesOne(state, today);
  const stateOf = (day: string): Streak["week"][number]["state"] => {
    if (counted.has(day)) return "counted";
    if (day === today) return "today";
    return repaired.has(day) || (pending && day === addDays(today, -1)) ? "repaired" : "missed";
  };
  // What was read before, in another zone or elsewhere, still counts.
  const begin = [joined, today, ...counted].reduce((first, day) => (day < first ? day : first));
  const days = Array.from({ length: SHOWN_DAYS }, (_, i) => addDays(today, i - SHOWN_DAYS + 1));
  const week = days.filter((day) => day >= begin);
  return {
    current: since <= 1 || pending ? state.current : 0,
    longest: state.longest,
    week: week.map((day) => ({ day, state: stateOf(day) })),
  };
}

/** Whether exactly the day before `day` was missed, and may be repaired. */
function missesOne({ lastDay, repairedDay }: StreakState, day: string): boolean {
  return daysBetween(lastDay, day) === 2 && daysBetween(repairedDay, addDays(day, -1)) >= REPAIR_EVERY_DAYS;
}

/** From an earlier day to a later one; infinitely many from no day. */
function daysBetween(from: string | null, to: string): number {
  return from === null ? Number.POSITIVE_INFINITY : (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The calendar day `days` later, computed in UTC, where every day has 24 hours. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
