import { findLanguage, type LanguageCode, type LanguageName } from "@lagom/shared/text/languages";
import { acceptedLanguage } from "../../platform/i18n/accept-language.ts";

/** Where a reader's gloss language can come from, in order of precedence. */
export interface GlossLanguages {
  /** `target_lang` of the request. */
  asked: LanguageCode | undefined;
  /** The reader's own language in the preferences. */
  own: LanguageName | undefined;
  acceptLanguage: string | undefined;
}

/** The language in which a reader gets the glosses of a text: never the text's own. */
export function glossLanguage(
  { asked, own, acceptLanguage }: GlossLanguages,
  text: LanguageCode,
): LanguageCode {
  const preferred = own && findLanguage(own)?.code;
  const wanted = asked ?? preferred ?? acceptedLanguage(acceptLanguage)?.code ?? "en";
  if (wanted !== text) return wanted;
  return text === "en" ? "sv" : "en";
}
