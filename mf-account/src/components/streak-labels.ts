import type { Streak } from "@lagom/shared/contract/user";
import { perLocale } from "@lagom/shared/i18n/language";
import { statisticsStrings } from "../strings/statistics.ts";

export type StreakDay = Streak["week"][number];

// A calendar day has no time zone, so it is parsed and formatted in UTC.
const long = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }),
);
const initial = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: "narrow", timeZone: "UTC" }),
);

/** Accessible label of a square: `Monday 16 November: missed and repaired`. */
export const streakDayLabel = ({ day, state }: StreakDay): string =>
  statisticsStrings.streak.states[state]({ day: long().format(new Date(day)).replace(",", "") });

/** The letter under a square. */
export const streakDayInitial = ({ day }: StreakDay): string => initial().format(new Date(day));

/** What is left to do for today to count, or that it does. */
export const streakToday = (week: readonly StreakDay[]): string =>
  week.at(-1)?.state === "counted" ? statisticsStrings.streak.counted : statisticsStrings.streak.today;
