import { perLocale } from "../i18n/language.ts";

const oneDigit = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** `3.9`, with one digit after the point. */
export const formatDecimal = (figure: number): string => oneDigit().format(figure);
