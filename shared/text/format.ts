import { locale, perLocale } from "../i18n/language.ts";

const day = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium" }));
const moment = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
);
const number = perLocale((locale) => new Intl.NumberFormat(locale));
const sized = (unit: "kilobyte" | "megabyte", size: number) =>
  size.toLocaleString(locale(), { style: "unit", unit, maximumFractionDigits: 0 });

/** `21 Nov 2026`, of an ISO instant or date. */
export const formatDay = (iso: string): string => day().format(new Date(iso));
/** `21 Nov 2026, 7:41 PM`, in the browser's time zone; a line does not break before what follows the time. */
export const formatMoment = (iso: string): string =>
  moment()
    .format(new Date(iso))
    .replace(/ (?=\p{L}+$)/u, "\u00a0");
/** `12,345`. */
export const formatCount = (count: number): string => number().format(count);
/** `850 kB`, `19 MB`. */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? sized("kilobyte", Math.max(1, bytes / 1000)) : sized("megabyte", bytes / 1_000_000);
