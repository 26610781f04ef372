import { perLocale } from "../i18n/language.ts";

const date = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }));

/** `21 Nov 2026`. A calendar day has no time zone, so it is parsed and formatted in UTC. */
export const formatCalendarDay = (day: string): string => date().format(new Date(day));
