import type { Book } from "@lagom/shared/contract/books";
import { formatCount } from "@lagom/shared/text/format";
import { findLanguage } from "@lagom/shared/text/languages";
import { strings } from "../strings.ts";

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** The name of a language: the product's own, else in English, else unknown. */
export function languageName(code: string | null): string {
  if (code === null) return strings.unknown;
  return findLanguage(code)?.name ?? languageNames.of(code) ?? strings.unknown;
}

/** `3.9 · 41 ratings`, or a note that there are none: never 0. */
export function ratingText({ average_rating, ratings_count }: Book): string {
  if (average_rating === null || ratings_count === 0) return strings.book.unrated;
  return `${average_rating.toFixed(1)} · ${strings.book.ratings({ count: ratings_count })}`;
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
  return year < 0 ? `${-year} BC` : String(year);
}
