import type { SUPPORTED_LANGUAGES } from "../limits.ts";

/** The 16 languages (docs/product.md#entities): the name on the wire, the short code, writing direction and picker group. */
export const LANGUAGES = [
  { name: "svenska", code: "sv", dir: "ltr", group: "european" },
  { name: "العربية", code: "ar", dir: "rtl", group: "other" },
  { name: "Español", code: "es", dir: "ltr", group: "european" },
  { name: "Deutsch", code: "de", dir: "ltr", group: "european" },
  { name: "Français", code: "fr", dir: "ltr", group: "european" },
  { name: "english", code: "en", dir: "ltr", group: "european" },
  { name: "中文", code: "zh", dir: "ltr", group: "asian" },
  { name: "हिन्दी", code: "hi", dir: "ltr", group: "asian" },
  { name: "Português", code: "pt", dir: "ltr", group: "european" },
  { name: "Русский", code: "ru", dir: "ltr", group: "european" },
  { name: "日本語", code: "ja", dir: "ltr", group: "asian" },
  { name: "한국어", code: "ko", dir: "ltr", group: "asian" },
  { name: "Italiano", code: "it", dir: "ltr", group: "european" },
  { name: "Nederlands", code: "nl", dir: "ltr", group: "european" },
  { name: "Türkçe", code: "tr", dir: "ltr", group: "other" },
  { name: "Polski", code: "pl", dir: "ltr", group: "european" },
] as const satisfies { length: typeof SUPPORTED_LANGUAGES };

export type Language = (typeof LANGUAGES)[number];
export type LanguageName = Language["name"];
export type LanguageCode = Language["code"];
export type Direction = Language["dir"];
export type LanguageGroup = Language["group"];

export const DEFAULT_LANGUAGE: LanguageName = "svenska";

/**
 * Finds a language by its name or its code, as the wire accepts both.
 * @returns undefined when it is neither.
 */
export function findLanguage(nameOrCode: string): Language | undefined {
  return LANGUAGES.find((l) => l.name === nameOrCode || l.code === nameOrCode);
}

/**
 * The language of a known name or code.
 * @throws RangeError when it is neither.
 */
export function languageOf(nameOrCode: string): Language {
  const language = findLanguage(nameOrCode);
  if (!language) throw new RangeError(`Unknown language: ${nameOrCode}`);
  return language;
}
