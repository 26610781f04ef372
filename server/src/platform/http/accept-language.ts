import { findLanguage, type Language } from "@lagom/shared/text/languages";

/** The preferred one of our languages in an Accept-Language header; undefined if it names none. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  const wishes = (header ?? "").split(",", 20).map((part) => {
    const [tag = "", ...parameters] = part.trim().split(";");
    const weight = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
    return { language: findLanguage(tag.split("-", 1)[0]?.toLowerCase() ?? ""), weight: Number(weight ?? 1) };
  });
  return wishes.filter((wish) => wish.language && wish.weight > 0).sort((a, b) => b.weight - a.weight)[0]
    ?.language;
}
