import { findLanguage, type LanguageCode } from "@lagom/shared/text/languages";

/** ISO 639-2 and -3 codes, which dictionaries use in their names. */
const LONG_CODES: Readonly<Record<string, LanguageCode>> = {
  swe: "sv",
  ara: "ar",
  spa: "es",
  deu: "de",
  ger: "de",
  fra: "fr",
  fre: "fr",
  eng: "en",
  zho: "zh",
  chi: "zh",
  cmn: "zh",
  hin: "hi",
  por: "pt",
  rus: "ru",
  jpn: "ja",
  kor: "ko",
  ita: "it",
  nld: "nl",
  dut: "nl",
  tur: "tr",
  pol: "pl",
};

/** One of our languages by its short or long code or its name. */
export const dictionaryLanguage = (text: string): LanguageCode | undefined =>
  LONG_CODES[text.toLowerCase()] ?? findLanguage(text.toLowerCase())?.code ?? findLanguage(text)?.code;

/** The languages in a file's name, such as `freedict-swe-eng.index`: the first two codes that stand together. */
export function languagesOfFile(file: string): [LanguageCode, LanguageCode] | undefined {
  const parts = file
    .split(/[^a-z]+/i)
    .map((part) => (part.length <= 3 ? dictionaryLanguage(part) : undefined));
  for (const [at, target] of parts.entries()) {
    const source = parts[at - 1];
    if (source && target) return [source, target];
  }
  return undefined;
}
