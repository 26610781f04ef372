import * as runtime from "./runtime.ts";
import type { Messages } from "./strings.ts";

/** All messages of one release in one language, by the names of their files; made by the script that the build writes of them. */
type Catalogue = (
  functions: typeof runtime,
  pluralForm: (value: number) => string,
) => Readonly<Record<string, Messages>>;

declare global {
  /** What scripts of messages have brought, by release and language, as `books_7f3a9c1be204 de`. */
  var lagomMessages: Record<string, Catalogue> | undefined;
}

/** Sent when a script of messages has arrived, and when the document has got another language. */
export const MESSAGES_EVENT = "lagom:messages";

const made = new Map<string, ReturnType<Catalogue>>();

function messagesIn(language: string): ReturnType<Catalogue> {
  const key = `${process.env.LAGOM_RELEASE_NAME} ${language}`;
  const catalogue = globalThis.lagomMessages?.[key];
  if (catalogue && !made.has(key)) {
    const rules = new Intl.PluralRules(language);
    made.set(
      key,
      catalogue(runtime, (value) => rules.select(value)),
    );
  }
  return made.get(key) ?? {};
}

/**
 * Messages in the language of the document; in English where their release has none in that language, or could not load them.
 * The build puts this around compiled English messages (build/compile-messages.ts).
 * @param file name of their file in the folder of a language, or of their package where it has one file for each language
 * @returns an object that follows the language of the document
 */
export function translatable<M extends Messages>(file: string, english: M): M {
  const shown = { ...english };
  const translate = () =>
    void Object.assign(shown, english, messagesIn(globalThis.document?.documentElement.lang)[file]);
  translate();
  globalThis.addEventListener?.(MESSAGES_EVENT, translate);
  return shown;
}
