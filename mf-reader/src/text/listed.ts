import type { LanguageCode } from "@lagom/shared/text/languages";

const COMMAS: Partial<Record<LanguageCode, string>> = { ar: "، ", ja: "、", zh: "、" };

/** Words of a language one after another, as its dictionaries list meanings: `Intl.ListFormat` would add “and”. */
export const listed = (words: readonly string[], language: LanguageCode): string =>
  words.join(COMMAS[language] ?? ", ");
