import type { Streak } from "@lagom/shared/contract/user";

/** Words that make a day count without a finished article (design §7). */
export const WORDS_FOR_A_DAY = 200;
/** One missed day in as many is repaired by itself. */
const REPAIR_EVERY_DAYS = 7;
const SHOWN_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

type DayState = Streak["week"][number]["state"];

/**
 * The streak from the days that count.
 * A repaired day keeps a streak alive but does not lengthen it; a day is repaired only if reading goes on after it.
 * @param counted days like `2026-11-21`, in any order
 * @param today the day it is for the user; it breaks nothing until it is over
 */
export function streakOf(counted: Iterable<string>, today: string): Streak {
  const days = new Set([...counted].filter((day) => day <= today).map(dayNumber));
  const last = dayNumber(today);
  const states = new Map<number, DayState>();
  let current = 0;
  let longest = 0;
  let repaired = Number.NEGATIVE_INFINITY;
  for (let day = Math.min(last, ...days); day <= last; day++) {
    if (days.has(day)) {
      current++;
      longest = Math.max(longest, current);
      states.set(day, "counted");
    } else if (day === last) {
      states.set(day, "today");
    } else if (
      current > 0 &&
      day - repaired >= REPAIR_EVERY_DAYS &&
      (days.has(day + 1) || day + 1 === last)
    ) {
      repaired = day;
      states.set(day, "repaired");
    } else {
      current = 0;
    }
  }
  const week = Array.from({ length: SHOWN_DAYS }, (_, i) => last - SHOWN_DAYS + 1 + i).map((day) => ({
    day: new Date(day * DAY_MS).toISOString().slice(0, 10),
    state: states.get(day) ?? "missed",
  }));
  return { current, longest, week };
}

/** Days since 1970, so that days can be counted without clocks. */
function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}
