import { findLanguage, type Language } from "@lagom/shared/text/languages";

/** The preferred one of our languages in an Accept-Language header; undefined if it names none. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  const ranges = (header ?? "").split(",", 20).map((part) => {
    const [tag = "", ...parameters] = part.trim().split(";");
    const weight = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
    return { language: findLanguage(tag.split("-", 1)[0]?.toLowerCase() ?? ""), weight: Number(weight ?? 1) };
  });
  return ranges.filter((range) => range.language && range.weight > 0).sort((a, b) => b.weight - a.weight)[0]
    ?.language;
}
