import type { LanguageCode } from "@lagom/shared/text/languages";

const LATIN = /\p{Script=Latin}/u;
const SCRIPTS: Partial<Record<LanguageCode, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  zh: /\p{Script=Han}/u,
  hi: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  ko: /\p{Script=Hangul}/u,
};

/** Matches a letter of the script that a language is written in. */
export const scriptOf = (language: LanguageCode): RegExp => SCRIPTS[language] ?? LATIN;
