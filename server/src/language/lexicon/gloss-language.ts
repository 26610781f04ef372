import { findLanguage, type LanguageCode, type LanguageName } from "@lagom/shared/text/languages";
import { acceptedLanguage } from "../../platform/http/accept-language.ts";

/** Where a reader's gloss language can come from, strongest first. */
export interface GlossWish {
  /** `target_lang` of the request. */
  asked: LanguageCode | undefined;
  /** The reader's own language from the preferences. */
  own: LanguageName | undefined;
  acceptLanguage: string | undefined;
}

/** The language of a text's meanings for a reader: never the text's own. */
export function glossLanguage({ asked, own, acceptLanguage }: GlossWish, text: LanguageCode): LanguageCode {
  const preferred = own && findLanguage(own)?.code;
  const wished = asked ?? preferred ?? acceptedLanguage(acceptLanguage)?.code ?? "en";
  if (wished !== text) return wished;
  return text === "en" ? "sv" : "en";
}
