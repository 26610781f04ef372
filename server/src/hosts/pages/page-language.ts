import { LANGUAGE_COOKIES } from "@lagom/shared/i18n/language-cookies";
import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import type { FastifyRequest } from "fastify";

/** More languages than this are not looked at. */
const MOST_ACCEPTED = 20;

/**
 * The language in which a page is shown: the one that was chosen in this browser, else the source language of the account last
 * signed in here, else the one that the browser prefers (RFC 9110, 12.5.4), else English.
 */
export function pageLanguage({ headers }: Pick<FastifyRequest, "headers">): LanguageCode {
  const cookies = headers.cookie?.split("; ") ?? [];
  for (const name of [LANGUAGE_COOKIES.chosen, LANGUAGE_COOKIES.account]) {
    const cookie = cookies.find((one) => one.startsWith(`${name}=`));
    const language = known(cookie?.slice(name.length + 1));
    if (language) return language;
  }
  return acceptedLanguage(headers["accept-language"]) ?? "en";
}

/** The name of a shell's file in a language, as `routes.de.json`. */
export const inLanguage = (name: string, language: LanguageCode): string =>
  language === "en" ? name : name.replace(".", `.${language}.`);

const known = (code: string | undefined): LanguageCode | undefined =>
  LANGUAGES.find((language) => language.code === code)?.code;

/** The first of our languages by the weights of the header; of equal weights the one named first. */
function acceptedLanguage(header = ""): LanguageCode | undefined {
  const accepted = header
    .split(",", MOST_ACCEPTED)
    .map((range) => {
      const [tag = "", ...parameters] = range.trim().toLowerCase().split(";");
      const weight = parameters.find((one) => one.trim().startsWith("q="))?.split("=")[1];
      return { language: known(tag.split("-")[0]), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ language, weight }) => language && weight > 0);
  return accepted.sort((a, b) => b.weight - a.weight)[0]?.language;
}
