import { existsSync, readFileSync, statSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { basename, dirname } from "node:path";
import { pathToFileURL } from "node:url";
import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/lib/compile-module.js";
import type { Messages } from "../i18n/strings.ts";
import { LANGUAGES } from "../text/languages.ts";
import { integrityOf } from "./integrity.ts";

/**
 * Files of English messages, which code imports: `messages/en.ts`, or `messages/en/*.ts` where a package has many, and
 * `messages/en/later/*.ts` for what one page or dialog says: each comes in a script of its own.
 */
export const MESSAGE_FILE: RegExp = /\/messages\/en((\/later)?\/[\w-]+)?\.ts$/;

/** The script of later messages, as `terms`; undefined for first ones. */
export const laterScriptOf = (file: string): string | undefined =>
  basename(dirname(file)) === "later" ? basename(file, ".ts") : undefined;

/** How a compiled module begins a message without arguments; the runtime needs no function for it. */
const PLAIN = /: \(\) => (?=")/g;

/** Reads a file of messages. */
export async function readMessages(file: string): Promise<Messages> {
  // Inside a package, Node refuses types.
  const url = file.includes("node_modules")
    ? `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(readFileSync(file, "utf8")))}`
    : `${pathToFileURL(file)}?changed=${statSync(file).mtimeMs}`;
  const { messages } = (await import(/* webpackIgnore: true */ url)) as { messages: Messages };
  return messages;
}

/** The name under which the messages of a file are translated; as each package has its own files, that of a package's only file is `all`. */
const nameOf = (file: string): string => {
  const name = basename(file, ".ts");
  return name === "en" ? "all" : name;
};

/**
 * Compiles a file of English messages.
 * @param file absolute path
 * @returns the source of a module that exports them by the same name: strings, and functions of their arguments
 * @throws on a message that is not ICU MessageFormat, naming where it breaks off
 */
export async function compileMessages(file: string): Promise<string> {
  const later = laterScriptOf(file);
  const source = compileModule(new MessageFormat("en"), await readMessages(file))
    .replace("export default {", `export const messages = translatable("${nameOf(file)}", {`)
    .replace(PLAIN, ": ")
    .replace("@messageformat/runtime/lib/cardinals", "@lagom/shared/i18n/plurals")
    .replace("@messageformat/runtime", "@lagom/shared/i18n/runtime")
    .replace(/\};?\s*$/, later ? `}, " ${later}");\n` : "});\n");
  return `import { translatable } from "@lagom/shared/i18n/translatable";\n${source}`;
}

/** The other languages of an interface. */
export const TRANSLATED: readonly string[] = LANGUAGES.map(({ code }) => code).filter(
  (code) => code !== "en",
);

/** The scripts that bring the messages of a release in another language. */
export interface MessageScripts {
  first: string;
  /** Those of `later/`, by their names. */
  later: Record<string, string>;
}

/**
 * The scripts that bring the messages of a release in another language, as `translatable` takes them.
 * @param release global name of the release, as `books_7f3a9c1be204`
 * @param files absolute paths of the English files that the release contains; those without a translation stay English
 * @throws on a message that is not ICU MessageFormat
 */
export async function messageScripts(
  release: string,
  language: string,
  files: readonly string[],
): Promise<MessageScripts> {
  const key = `${release} ${language}`;
  const first = await scriptOf(
    key,
    language,
    files.filter((file) => !laterScriptOf(file)),
  );
  const later: Record<string, string> = {};
  for (const file of files) {
    const name = laterScriptOf(file);
    if (name) later[name] = await scriptOf(`${key} ${name}`, language, [file]);
  }
  return { first, later };
}

/**
 * What the first script adds to name those of `later/`, which are beside it as `de.terms.js` is beside `de.js`.
 * @param later the scripts as they are served, since their hashes are named
 */
export function nameLater(
  release: string,
  language: string,
  later: Readonly<Record<string, string | Uint8Array>>,
): string {
  const hashes = Object.entries(later).map(([file, script]) => [file, integrityOf(script)]);
  if (hashes.length === 0) return "";
  return (
    `for(const [file,integrity] of Object.entries(${JSON.stringify(Object.fromEntries(hashes))}))` +
    `(self.lagomLaterMessages??={})["${release} ${language} "+file]=` +
    `{src:self.document?.currentScript?.src.replace(/js$/,file+".js"),integrity};\n`
  );
}

async function scriptOf(key: string, language: string, files: readonly string[]): Promise<string> {
  const catalogue: Record<string, Messages> = {};
  for (const file of files) {
    const translated = translationOf(file, language);
    if (existsSync(translated))
      catalogue[nameOf(file)] = completed(await readMessages(translated), await readMessages(file));
  }
  const messages = compileModule(new MessageFormat(language), catalogue)
    .replace(/^import .*\n/gm, "")
    .replace("export default ", "")
    .replace(PLAIN, ": ")
    .replace(/;?\s*$/, "");
  return `(self.lagomMessages??={})[${JSON.stringify(key)}]=({number,plural,select},${language})=>(${messages});\n`;
}

/** Messages, and those that they lack in English. */
const completed = (messages: Messages, english: Messages): Messages =>
  Object.fromEntries(
    Object.entries(english).map(([name, source]) => {
      const message = messages[name];
      if (typeof source === "string") return [name, typeof message === "string" ? message : source];
      return [name, completed(typeof message === "object" ? message : {}, source)];
    }),
  );

/** The same file in another language: `messages/de.ts` or `messages/de/books.ts` of `messages/en.ts` or `messages/en/books.ts`. */
export const translationOf = (file: string, language: string): string =>
  file.replace(/\/en(?=(\.ts|(\/later)?\/[\w-]+\.ts)$)/, `/${language}`);
