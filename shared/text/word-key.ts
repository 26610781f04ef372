import type { LanguageCode } from "./languages.ts";

const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** PostgreSQL takes no NUL. */
const CONTROLS = /\p{Cc}/gu;
const APOSTROPHES = /[\u2018\u2019\u02BC]/g;
const HYPHENS = /[\u2010\u2011]/g;
const ARABIC_VOWELS = /[\u0640\u064B-\u0652\u0670]/g;
/** Anything that a key writes differently; most words have nothing of it, which one search finds out faster than six. */
const UNCLEAN = new RegExp(
  [INVISIBLE, CONTROLS, APOSTROPHES, HYPHENS, /[^\S ]| {2}|^ | $/].map(({ source }) => source).join("|"),
  "u",
);

/**
 * The key under which a word or phrase is looked up and compared: NFC, lower case of its language,
 * one kind of apostrophe and hyphen, no invisible characters, no Arabic vowel signs.
 */
export function wordKey(word: string, code: LanguageCode): string {
  const composed = word.normalize("NFC");
  const plain = UNCLEAN.test(composed) ? clean(composed) : composed;
  // Of our languages only Turkish has rules of its own, and those of a locale take longer.
  const key = code === "tr" ? plain.toLocaleLowerCase("tr") : plain.toLowerCase();
  return code === "ar" ? key.replace(ARABIC_VOWELS, "") : key;
}

const clean = (word: string): string =>
  word
    .replace(INVISIBLE, "")
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, "-")
    .replace(/\s+/g, " ")
    .replace(CONTROLS, "")
    .trim();
