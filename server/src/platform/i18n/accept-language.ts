import { findLanguage, type Language } from "@lagom/shared/text/languages";

/** More languages than this are not looked at. */
const MOST_ACCEPTED = 20;

/**
 * The preferred one of our languages in an Accept-Language header (RFC 9110, 12.5.4): the first by weight, and of equal weights the
 * one named first. Undefined if it names none.
 */
export function acceptedLanguage(header = ""): Language | undefined {
  const accepted = header.split(",", MOST_ACCEPTED).map((range) => {
    const [tag = "", ...parameters] = range.trim().toLowerCase().split(";");
    const weight = parameters.find((one) => one.trim().startsWith("q="))?.split("=")[1];
    return { language: findLanguage(tag.split("-")[0] ?? ""), weight: Number(weight ?? 1) };
  });
  return accepted
    .filter(({ language, weight }) => language && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.language;
}
