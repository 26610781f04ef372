import type { Statistics } from "@lagom/shared/contract/user";
import { firstWeekday } from "./first-weekday.ts";

export type Day = Statistics["days"][number];
export type Figure = Exclude<keyof Day, "day">;
export type Figures = Record<Figure, number>;

const NOTHING: Figures = {
  words_read: 0,
  words_looked_up: 0,
  words_saved: 0,
  words_reviewed: 0,
  articles_finished: 0,
};
const FIGURES = Object.keys(NOTHING) as Figure[];
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;

/** A week, identified by its Monday. */
export interface Week extends Figures {
  week: string;
}

/** The calendar day `days` later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The last day on or before a day that is this day of the week, from 1 for Monday to 7 for Sunday. */
const lastOn = (weekday: number, day: string): string =>
  addDays(day, -((new Date(day).getUTCDay() - weekday + WEEK_DAYS) % WEEK_DAYS));

/** The Monday on or before a day: with it begin the weeks for which the server adds up figures. */
export const mondayOf = (day: string): string => lastOn(1, day);

/** The days of several languages as one list. */
export function daysOfAll(all: readonly { days: readonly Day[] }[]): Day[] {
  const byDay = Map.groupBy(
    all.flatMap(({ days }) => days),
    ({ day }) => day,
  );
  return [...byDay].map(([day, rows]) => ({ day, ...sum(rows) })).sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** The last weeks up to the current one, oldest first; weeks without figures have zeros. */
export function lastWeeks(days: readonly Day[], today: string, count: number): Week[] {
  const byWeek = Map.groupBy(days, ({ day }) => mondayOf(day));
  const last = mondayOf(today);
  return Array.from({ length: count }, (_, index) => {
    const week = addDays(last, (index - count + 1) * WEEK_DAYS);
    return { week, ...sum(byWeek.get(week) ?? []) };
  });
}

/** The days of the last weeks, one column per week as calendars in the interface's language have it; days after `today` are left out. */
export function yearOf(days: readonly Day[], today: string, weeks: number): Day[][] {
  const known = new Map(days.map((day) => [day.day, day]));
  const last = lastOn(firstWeekday(), today);
  return Array.from({ length: weeks }, (_, index) => {
    const first = addDays(last, (index - weeks + 1) * WEEK_DAYS);
    return Array.from({ length: WEEK_DAYS }, (_, later) => addDays(first, later))
      .filter((day) => day <= today)
      .map((day) => known.get(day) ?? { day, ...NOTHING });
  });
}

/** Shade of a day: 0 if nothing was read, else 1 to 4 by quarters of the busiest day. */
export type Shade = 0 | 1 | 2 | 3 | 4;

/** The shade of a day. */
export function shadeOf(words: number, busiest: number): Shade {
  if (words <= 0 || busiest <= 0) return 0;
  return Math.min(4, Math.ceil((words / busiest) * 4)) as Shade;
}

function sum(days: readonly Day[]): Figures {
  return Object.fromEntries(
    FIGURES.map((figure) => [figure, days.reduce((total, day) => total + day[figure], 0)]),
  ) as Figures;
}
