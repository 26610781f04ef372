import { interfaceLanguage } from "./language.ts";
import * as runtime from "./runtime.ts";
import type { Messages } from "./strings.ts";

/** All messages of one release in one language, by the names of their files; made by the script that the build writes of them. */
type Catalogue = Readonly<Record<string, Messages>>;
type MakeCatalogue = (functions: typeof runtime, pluralForm: (value: number) => string) => Catalogue;

declare global {
  /** What scripts of messages have brought, by release and language, as `books_7f3a9c1be204 de`. */
  var lagomMessages: Record<string, MakeCatalogue> | undefined;
}

const made: Record<string, Catalogue> = {};

/** The messages of this release in the language of the document, where they have been loaded. */
function catalogue(part: string): Catalogue | undefined {
  const language = interfaceLanguage();
  const key = `${process.env.LAGOM_RELEASE_NAME} ${language}${part}`;
  const make = globalThis.lagomMessages?.[key];
  if (make && !made[key]) {
    const rules = new Intl.PluralRules(language);
    made[key] = make(runtime, (value) => rules.select(value));
  }
  return made[key];
}

/**
 * Messages in the language of the document; in English where their release has none in that language, or could not load them.
 * The build puts this around compiled English messages (build/compile-messages.ts).
 * @param file name of their file in the folder of a language, or `all` where their package has one file for each language
 * @param part a space and their script, for those of `later/`
 */
export const translatable = <M extends Messages>(file: string, english: M, part = ""): M =>
  new Proxy(english, {
    get: (_, name) => (catalogue(part)?.[file] ?? english)[name as string],
  });
