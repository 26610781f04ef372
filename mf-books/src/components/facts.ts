import type { Book } from "@lagom/shared/contract/books";
import { perLocale } from "@lagom/shared/i18n/language";
import { formatDecimal } from "@lagom/shared/text/decimal";
import { formatCount } from "@lagom/shared/text/format";
import { findLanguage } from "@lagom/shared/text/languages";
import { strings } from "../strings.ts";

const languageNames = perLocale(
  (locale) => new Intl.DisplayNames(locale, { type: "language", fallback: "none" }),
);
const yearInEra = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { year: "numeric", era: "short", timeZone: "UTC" }),
);

/** The name of a language: the product's own, else in the interface's language, else unknown. */
export function languageName(code: string | null): string {
  if (code === null) return strings.unknown;
  return findLanguage(code)?.name ?? languageNames().of(code) ?? strings.unknown;
}

/** `3.9 · 41 ratings`, or a note that there are none: never 0. */
export function ratingText({ average_rating, ratings_count }: Book): string {
  if (average_rating === null || ratings_count === 0) return strings.book.unrated;
  return `${formatDecimal(average_rating)} · ${strings.book.ratings({ count: ratings_count })}`;
}

/** The facts of a book in display order, including unknown ones. */
export function factsOf(book: Book): readonly (readonly [name: string, value: string])[] {
  const names = strings.book;
  return [
    [names.rating, ratingText(book)],
    [names.original, languageName(book.language)],
    [names.published, yearText(book.year)],
    [names.publisher, book.publisher ?? strings.unknown],
    [names.pages, book.page_count ? formatCount(book.page_count) : strings.unknown],
  ];
}

/** A year, without a thousands separator; years BC are marked. */
function yearText(year: number | null): string {
  if (year === null) return strings.unknown;
  // There was no year 0: the first before our era is 0 of a date.
  return year < 0 ? yearInEra().format(new Date(0).setUTCFullYear(year + 1)) : String(year);
}
