/** The interface is English; dates follow it, so that a page never mixes two languages. */
const LOCALE = "en-GB";

const day = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "short", year: "numeric" });
const moment = new Intl.DateTimeFormat(LOCALE, {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});
const number = new Intl.NumberFormat(LOCALE);

/** `21 Nov 2026`, of an ISO instant or date. */
export const formatDay = (iso: string): string => day.format(new Date(iso));
/** `21 Nov 2026, 07:41`, in the browser's time zone. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));
/** `12,345`. */
export const formatCount = (count: number): string => number.format(count);
/** `850 kB`, `19 MB`. */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${formatCount(Math.round(bytes / 1_000_000))} MB`;
/** `1 word`, `12 words`. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
