import { BoundedMap } from "../../platform/bounded-map.ts";

/** When somebody is reminded: at an hour of their day, on days of the week (1 for Monday to 7 for Sunday). */
export interface ReminderTimes {
  hour: number;
  days: readonly number[];
  timeZone: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The first time for a reminder after an instant. An hour that a change of clocks skips is the one after it. */
export function nextReminder({ hour, days, timeZone }: ReminderTimes, after: Date): Date {
  const today = Date.parse(localTime(timeZone, after).day);
  // A week later is the last that may be: today's hour may be over, and today the only day.
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = new Date(today + ahead * DAY_MS);
    if (!days.includes(day.getUTCDay() || 7)) continue;
    const at = instantOf(timeZone, day.getTime() + hour * HOUR_MS);
    if (at > after.getTime()) return new Date(at);
  }
  throw new Error(`No day of ${days.join()} in a week`);
}

/** The day of an instant in a zone, as `2026-11-21`, and what its clocks show, as if that were UTC, in milliseconds. */
export function localTime(timeZone: string, instant: Date): { day: string; clock: number } {
  const text = formatOf(timeZone).format(instant);
  return { day: text.slice(0, 10), clock: Date.parse(`${text.replace(" ", "T")}Z`) };
}

/** The instant at which the clocks of a zone show a time. */
function instantOf(timeZone: string, clock: number): number {
  const offsetAt = (instant: number) => localTime(timeZone, new Date(instant)).clock - instant;
  const guess = clock - offsetAt(clock);
  const found = clock - offsetAt(guess);
  // Where clocks go forward, neither offset leads back to an hour that is skipped: then the one before the change counts.
  return clock === found + offsetAt(found) ? found : Math.max(guess, found);
}

/** By time zone: making one takes longer than a query. */
const formats = new BoundedMap<string, Intl.DateTimeFormat>(200);

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  formats.set(timeZone, known);
  return known;
}
