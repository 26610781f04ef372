/** How many letters of an alphabet a letter of these scripts is worth. */
const WORTH: readonly (readonly [RegExp, number])[] = [
  [/\p{Script=Han}/gu, 3],
  [/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu, 2],
];
/** The longest piece, in words or ideograms, whose repetition is looked for. */
const LONGEST_PIECE = 20;
/** How many words or ideograms in a row may repeat those before. */
const MOST_REPEATED = 6;

/** How long a text is, comparable between scripts: its letters and digits, as of an alphabet. */
export function lettersIn(text: string): number {
  const all = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const more = WORTH.map(([script, worth]) => (worth - 1) * (text.match(script)?.length ?? 0));
  return more.reduce((sum, one) => sum + one, all);
}

/** Whether a text says the same three times in a row, or a word more than six times. */
export function repeats(text: string): boolean {
  const words = text
    .toLowerCase()
    .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu);
  if (!words) return false;
  for (let piece = 1; piece <= LONGEST_PIECE; piece += 1) {
    let same = 0;
    for (let at = piece; at < words.length; at += 1) {
      same = words[at] === words[at - piece] ? same + 1 : 0;
      if (same >= Math.max(2 * piece, MOST_REPEATED)) return true;
    }
  }
  return false;
}
