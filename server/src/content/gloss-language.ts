import { findLanguage, type LanguageCode, type LanguageName } from "@lagom/shared/text/languages";

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
  const wished = asked ?? (own && findLanguage(own)?.code) ?? accepted(acceptLanguage) ?? "en";
  if (wished !== text) return wished;
  return text === "en" ? "sv" : "en";
}

/** The first of our languages in an Accept-Language header, by its weights. */
function accepted(header: string | undefined): LanguageCode | undefined {
  const wishes = (header ?? "").split(",").map((part) => {
    const [tag = "", ...parameters] = part.trim().split(";");
    const q = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
    return { code: findLanguage(tag.trim().slice(0, 2).toLowerCase())?.code, weight: Number(q ?? 1) };
  });
  return wishes.filter((wish) => wish.code && wish.weight > 0).sort((a, b) => b.weight - a.weight)[0]?.code;
}
