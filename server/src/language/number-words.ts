/** Smaller numbers may be written as words in one language and as digits in another. */
const LARGEST_IN_WORDS = 20;

/** A number as written, and its value: that of its digits alone. */
export interface WrittenNumber {
  written: string;
  value: number;
}

/** The larger numbers of a text. */
export const numberWordsIn = (text: string): WrittenNumber[] =>
  numbersIn(text).filter(({ value }) => value > LARGEST_IN_WORDS);

/** The numbers of a text that are written in digits, of any script. */
export function numbersIn(text: string): WrittenNumber[] {
  const ascii = text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  return [...ascii.matchAll(/\d+(?:[.,\u00A0\u202F ]\d{3}(?!\d)|[.,:]\d+)*/g)].map(([written]) => ({
    written,
    value: Number(written.replace(/\D/g, "")),
  }));
}

/** The value of a decimal digit: the digits of a script have consecutive code points. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return code - zero;
}
