import { type Messages, type Strings, stringsOf } from "@lagom/shared/i18n/strings";
import type { LanguageCode } from "@lagom/shared/text/languages";
import MessageFormat from "@messageformat/core";

/**
 * Makes the strings of a language out of its messages; what it lacks is English, by the rules of English.
 * @throws on a message that is not ICU MessageFormat
 */
export function compileStrings<M extends Messages>(
  language: LanguageCode,
  english: M,
  translated: Messages = {},
): Strings<M> {
  const formats = { own: new MessageFormat(language), english: new MessageFormat("en") };
  const compile = (source: Messages, messages: Messages): Messages =>
    Object.fromEntries(
      Object.entries(source).map(([name, message]) => {
        const own = messages[name];
        if (typeof message !== "string") return [name, compile(message, typeof own === "object" ? own : {})];
        return [
          name,
          typeof own === "string" ? stringOf(formats.own, own) : stringOf(formats.english, message),
        ];
      }),
    );
  return stringsOf(compile(english, translated) as M);
}

/** A message without arguments is a text, as in the browser. */
function stringOf(format: MessageFormat, message: string): string {
  const say = format.compile(message);
  return say.length === 0 ? say() : (say as unknown as string);
}
