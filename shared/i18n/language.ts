import { type Direction, findLanguage, type LanguageCode } from "../text/languages.ts";

/** The language of the interface, which is that of the document; English where there is none, as in a build. */
export function interfaceLanguage(): LanguageCode {
  const { document } = globalThis as Partial<typeof globalThis>;
  return (document?.documentElement.lang || "en") as LanguageCode;
}

/** In which direction the interface is written. */
export const interfaceDirection = (): Direction => findLanguage(interfaceLanguage())?.dir ?? "ltr";

/** By which rules the interface writes dates, numbers and names: those of its language. Its English is British. */
export function locale(): string {
  const language = interfaceLanguage();
  return language === "en" ? "en-GB" : language;
}

/** A formatter of the interface's language, made once for each. @param make of a locale, when it is first asked for */
export function perLocale<F>(make: (locale: string) => F): () => F {
  const made = new Map<string, F>();
  return () => {
    const now = locale();
    const formatter = made.get(now) ?? make(now);
    made.set(now, formatter);
    return formatter;
  };
}
