import type { LanguageCode } from "@lagom/shared/text/languages";

/** The voice of eSpeak NG for each language, of the region that the collection is written for. */
export const ESPEAK_VOICES: Readonly<Record<LanguageCode, string>> = {
  sv: "sv",
  ar: "ar",
  es: "es",
  de: "de",
  fr: "fr",
  en: "en-gb",
  zh: "cmn",
  hi: "hi",
  pt: "pt",
  ru: "ru",
  ja: "ja",
  ko: "ko",
  it: "it",
  nl: "nl",
  tr: "tr",
  pl: "pl",
};
