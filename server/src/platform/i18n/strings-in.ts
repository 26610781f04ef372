import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Messages, Strings } from "@lagom/shared/i18n/strings";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { messages as english } from "../../messages/en.ts";
import { compileStrings } from "./compile-strings.ts";

/** What the server says to people, in one language. */
export type ServerStrings = Strings<typeof english>;

const require = createRequire(import.meta.url);
const made = new Map<LanguageCode, ServerStrings>();

/** The strings in one of the languages of the interface; what is not translated is English. */
export function stringsIn(language: LanguageCode): ServerStrings {
  const known = made.get(language) ?? compileStrings(language, english, messagesIn(language));
  made.set(language, known);
  return known;
}

function messagesIn(language: LanguageCode): Messages {
  const file = fileURLToPath(new URL(`../../messages/${language}.ts`, import.meta.url));
  return existsSync(file) ? (require(file) as { messages: Messages }).messages : {};
}
