import type { Streak } from "@lagom/shared/contract/user";
import { strings } from "../strings.ts";

export type StreakDay = Streak["week"][number];

// A calendar day has no time zone: it is read and written in the same one.
const long = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
const initial = new Intl.DateTimeFormat("en-GB", { weekday: "narrow", timeZone: "UTC" });

/** What a square says to who cannot see it: `Monday 16 November: missed and repaired`. */
export const streakDayLabel = ({ day, state }: StreakDay): string =>
  `${long.format(new Date(day)).replace(",", "")}: ${strings.streak.states[state]}`;

/** The letter under a square. */
export const streakDayInitial = ({ day }: StreakDay): string => initial.format(new Date(day));

/** What remains to be done today; null when today already counts. */
export const streakReminder = (week: readonly StreakDay[]): string | null =>
  week.at(-1)?.state === "today" ? strings.streak.today : null;
