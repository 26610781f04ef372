import type { Statistics } from "@lagom/shared/contract/user";

export type Day = Statistics["days"][number];

const NOTHING = {
  words_read: 0,
  words_looked_up: 0,
  words_saved: 0,
  words_reviewed: 0,
  articles_finished: 0,
};
const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day of a moment where the reader is, as `2026-11-21`. */
export function calendarDay(moment: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(moment);
}

/** The `count` days up to and including `today`, oldest first; a day without figures has zeros. */
export function lastDays(days: readonly Day[], today: string, count: number): Day[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const end = Date.parse(today);
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(end - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { day, ...NOTHING };
  });
}

/** The day with the most words read; undefined when none was read. */
export function busiestDay(days: readonly Day[]): Day | undefined {
  const [busiest] = [...days].sort((a, b) => b.words_read - a.words_read);
  return busiest && busiest.words_read > 0 ? busiest : undefined;
}
