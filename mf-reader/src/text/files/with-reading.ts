const KANA_LETTERS = "[\\p{Script=Hiragana}\\p{Script=Katakana}ー]+";
const KANJI = /[\p{Script=Han}々〆ヶ]/u;
const KANA = new RegExp(`^${KANA_LETTERS}$`, "u");
const WRITTEN = new RegExp(`｜|《${KANA_LETTERS}》`, "gu");

/**
 * A word with the reading above it, as ｜漢字《かんじ》, which the server shows above it again. Other readings, such as pinyin, are
 * left out: the dictionaries have them.
 */
export function withReading(word: string, reading: string): string {
  const kana = reading.trim();
  return KANJI.test(word) && KANA.test(kana) ? `｜${word.trim()}《${kana}》` : word;
}

/** A text without the readings that stand in it. */
export const withoutReadings = (text: string): string => text.replace(WRITTEN, "");
