import type { Direction, LanguageCode } from "../text/languages.ts";

/** The language of the interface, which is that of the document; English where there is none, as in a build. */
export const interfaceLanguage = (): LanguageCode =>
  ((globalThis as { document?: Partial<Document> }).document?.documentElement?.lang || "en") as LanguageCode;

/** In which direction the interface is written, which is that of the document. */
export const interfaceDirection = (): Direction => (document.documentElement.dir === "rtl" ? "rtl" : "ltr");

/** By which rules the interface writes dates, numbers and names: those of its language. Its English is British. */
export const locale = (): string => interfaceLanguage().replace(/^en$/, "en-GB");

/** A formatter of the interface's language, made once for each. @param make of a locale, when it is first asked for */
export function perLocale<F>(make: (locale: string) => F): () => F {
  const made: Record<string, F> = {};
  return () => (made[locale()] ??= make(locale()));
}
