import { LANGUAGE_COOKIES } from "@lagom/shared/i18n/language-cookies";
import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import type { FastifyRequest } from "fastify";
import { acceptedLanguage } from "../../platform/i18n/accept-language.ts";

/**
 * The language in which a page is shown: the one that was chosen in this browser, else the source language of the account last
 * signed in here, else the one that the browser prefers, else English.
 */
export function pageLanguage({ headers }: Pick<FastifyRequest, "headers">): LanguageCode {
  const cookies = (headers.cookie ?? "").split("; ");
  for (const name of [LANGUAGE_COOKIES.chosen, LANGUAGE_COOKIES.account]) {
    const language = LANGUAGES.find(({ code }) => cookies.includes(`${name}=${code}`));
    if (language) return language.code;
  }
  return acceptedLanguage(headers["accept-language"])?.code ?? "en";
}

/** The name of a shell's file in a language, as `routes.de.json`. */
export const inLanguage = (name: string, language: LanguageCode): string =>
  language === "en" ? name : name.replace(".", `.${language}.`);
