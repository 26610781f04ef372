const USUAL = 16;
/** Of titles that need more lines. */
const SMALL = 11.5;
const LONG_TITLE = 40;
/** Of a bold serif letter, in em: a wide one, so that no word is cut. */
const LETTER = 0.66;

/** Scripts without spaces break between any two letters. */
const BREAKS = /[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}-]+/u;

/** The size of a cover's title, in percent of the width it may take, so that its longest word stands on one line. */
export function coverTitleSize(title: string): number {
  const longest = Math.max(1, ...title.split(BREAKS).map((word) => word.length));
  return Math.min(title.length > LONG_TITLE ? SMALL : USUAL, 100 / (LETTER * longest));
}
