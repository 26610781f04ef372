import { languageCookie } from "@lagom/shared/i18n/language-cookie";
import { LANGUAGE_COOKIES } from "@lagom/shared/i18n/language-cookies";
import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import type { FastifyRequest } from "fastify";
import { acceptedLanguage } from "../../platform/i18n/accept-language.ts";

type WithHeaders = Pick<FastifyRequest, "headers">;

/** The parameter by which the address of a public page names a language. */
const PARAMETER = "language";

/**
 * The language in which a page is shown: the one that was chosen in this browser, else the source language of the account last
 * signed in here, else the one that the browser prefers, else English.
 */
export const pageLanguage = (request: WithHeaders): LanguageCode =>
  languageInCookies(request) ?? acceptedLanguage(request.headers["accept-language"])?.code ?? "en";

function languageInCookies({ headers }: WithHeaders): LanguageCode | undefined {
  const cookies = (headers.cookie ?? "").split("; ");
  for (const name of [LANGUAGE_COOKIES.chosen, LANGUAGE_COOKIES.account]) {
    const language = LANGUAGES.find(({ code }) => cookies.includes(`${name}=${code}`));
    if (language) return language.code;
  }
  return undefined;
}

/** The language that an address asks for, as `?language=de`; undefined where it names none of ours. */
export const askedLanguage = (search: URLSearchParams): LanguageCode | undefined =>
  LANGUAGES.find(({ code }) => code === search.get(PARAMETER))?.code;

/** The address of a public page in a language. @param url its address in the language of whoever asks */
export const addressIn = (url: string, language: LanguageCode): string => `${url}?${PARAMETER}=${language}`;

/**
 * Headers by which a visitor who came to a page in a language by its address reads on in it, unless their browser has told
 * another one. No shared cache may store them.
 */
export const headersToStayIn = (
  language: LanguageCode,
  request: WithHeaders,
  webUrl: string,
): Record<string, string> =>
  languageInCookies(request)
    ? {}
    : {
        "set-cookie": languageCookie(LANGUAGE_COOKIES.chosen, language, webUrl.startsWith("https:")),
        "cache-control": "private, no-cache",
      };

/** The name of a shell's file in a language, as `routes.de.json`. */
export const inLanguage = (name: string, language: LanguageCode): string =>
  language === "en" ? name : name.replace(".", `.${language}.`);
