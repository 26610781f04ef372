/** Marks over and under letters: Latin, Greek and Cyrillic accents, Hebrew and Arabic vowels, the Arabic stretch. */
const ACCENTS = /[\u0300-\u036F\u0591-\u05C7\u0640\u064B-\u065F\u0670]/g;
/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  ة: "ه",
  ى: "ي",
};
const UNSPACED =
  "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\u3099\\u309A\\u30FC\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}";
const INNER_SPACE = new RegExp(`(?<=[${UNSPACED}]) (?=[${UNSPACED}])`, "gu");
const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, "u");

/** Lexemes are cut to this length, and so are searched words. */
const LONGEST_WORD = 40;
const LONGEST_ENDING = 16;

/** A text as searches compare it: lower case, without accents, its words with a space between them and nothing else. */
export function foldForSearch(text: string): string {
  return text
    .normalize("NFKD")
    .replace(ACCENTS, "")
    .toLowerCase()
    .replace(/[ßæœøđðþłıةى]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘ʼ`]/g, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim()
    .replace(INNER_SPACE, "");
}

/** The words of a folded text. */
export const wordsOf = (folded: string): string[] =>
  folded
    .split(" ")
    .filter(Boolean)
    .map((word) => [...word].slice(0, HAS_UNSPACED.test(word) ? LONGEST_ENDING : LONGEST_WORD).join(""));

/**
 * The words under which a folded text is found by their beginnings. Where words have no spaces between them, each
 * ending of a run is one, so that any part of it is the beginning of some word.
 */
export function searchWords(folded: string): string[] {
  const runs = folded.split(" ").filter(Boolean);
  return [...new Set(runs.flatMap((run) => (HAS_UNSPACED.test(run) ? endingsOf(run) : wordsOf(run))))];
}

function endingsOf(run: string): string[] {
  const characters = [...run].slice(0, 400);
  return characters.map((_, start) => characters.slice(start, start + LONGEST_ENDING).join(""));
}
