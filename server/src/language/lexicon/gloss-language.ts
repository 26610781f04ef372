import { findLanguage, type LanguageCode, type LanguageName } from "@lagom/shared/text/languages";
import { acceptedLanguage } from "../../platform/http/accept-language.ts";

/** What is known of the language a reader wants meanings in, strongest first. */
export interface GlossWish {
  /** `target_lang` of the request. */
  asked: LanguageCode | undefined;
  /** The reader's own language from the preferences. */
  own: LanguageName | undefined;
  acceptLanguage: string | undefined;
}

/** The language in which a reader sees the meanings of a text: never the text's own. */
export function glossLanguage({ asked, own, acceptLanguage }: GlossWish, text: LanguageCode): LanguageCode {
  const preferred = own && findLanguage(own)?.code;
  const wished = asked ?? preferred ?? acceptedLanguage(acceptLanguage)?.code ?? "en";
  if (wished !== text) return wished;
  return text === "en" ? "sv" : "en";
}
