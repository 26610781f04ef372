import type { LanguageCode } from "../text/languages.ts";

/** What the shell hears when somebody chooses the language of the interface; its detail is the code. */
export const LANGUAGE_CHOSEN = "lagom:language-chosen";

/** Sent when the document has got another language. */
export const LANGUAGE_CHANGED = "lagom:language-changed";

/** Asks the shell to show the interface in another language from now on, in every area, and to remember it in this browser. */
export const chooseLanguage = (language: LanguageCode): void =>
  void dispatchEvent(new CustomEvent(LANGUAGE_CHOSEN, { detail: language }));
