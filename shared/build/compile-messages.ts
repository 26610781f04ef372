import { statSync } from "node:fs";
import { basename, dirname } from "node:path";
import { pathToFileURL } from "node:url";
import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/lib/compile-module.js";
import type { Messages } from "../i18n/strings.ts";

/** Files of messages: `messages/en.ts`, or `messages/en/*.ts` where an area has many. */
export const MESSAGE_FILE: RegExp = /\/messages\/[a-z]{2}(\/[\w-]+)?\.ts$/;

/** How a compiled module begins a message without arguments; the runtime needs no function for it. */
const PLAIN = /: \(\) => (?=")/g;

/**
 * Compiles the `messages` of a file for the language it is named after.
 * @param file absolute path
 * @returns the source of a module that exports them by the same name: strings, and functions of their arguments
 * @throws on a message that is not ICU MessageFormat, naming where it breaks off
 */
export async function compileMessages(file: string): Promise<string> {
  const { messages } = (await import(
    /* webpackIgnore: true */ `${pathToFileURL(file)}?changed=${statSync(file).mtimeMs}`
  )) as {
    messages: Messages;
  };
  const inFolder = basename(dirname(file)) !== "messages";
  const language = inFolder ? basename(dirname(file)) : basename(file, ".ts");
  return compileModule(new MessageFormat(language), messages)
    .replace("export default {", "export const messages = {")
    .replace(PLAIN, ": ")
    .replace("@messageformat/runtime/lib/cardinals", "@lagom/shared/i18n/plurals")
    .replace("@messageformat/runtime", "@lagom/shared/i18n/runtime");
}
