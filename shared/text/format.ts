import { perLocale } from "../i18n/language.ts";

const day = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" }),
);
const moment = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "short",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
    }),
);
const number = perLocale((locale) => new Intl.NumberFormat(locale));
const size = (unit: "kilobyte" | "megabyte") =>
  perLocale((locale) => new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 0 }));
const kilobytes = size("kilobyte");
const megabytes = size("megabyte");

/** `21 Nov 2026`, of an ISO instant or date. */
export const formatDay = (iso: string): string => day().format(new Date(iso));
/** `21 Nov 2026, 07:41`, in the browser's time zone. */
export const formatMoment = (iso: string): string => moment().format(new Date(iso));
/** `12,345`. */
export const formatCount = (count: number): string => number().format(count);
/** `850 kB`, `19 MB`. */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? kilobytes().format(Math.max(1, bytes / 1000)) : megabytes().format(bytes / 1_000_000);
/** `1 word`, `12 words`. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
