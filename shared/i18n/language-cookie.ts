import type { LanguageCode } from "../text/languages.ts";
import type { LANGUAGE_COOKIES } from "./language-cookies.ts";

type Name = (typeof LANGUAGE_COOKIES)[keyof typeof LANGUAGE_COOKIES];

/** As long as a browser keeps a cookie at most (RFC 6265bis, 5.5). */
const SECONDS = 400 * 24 * 60 * 60;

/** What deletes a cookie of the language. */
export const noLanguageCookie = (name: Name): string => `${name}=; path=/; max-age=0`;

/** A cookie of the language, as a page or the web host sets it. @param secure whether the site is reached by HTTPS */
export const languageCookie = (name: Name, language: LanguageCode, secure: boolean): string =>
  `${name}=${language}; path=/; max-age=${SECONDS}; samesite=lax${secure ? "; secure" : ""}`;
