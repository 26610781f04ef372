import { stringsOf } from "./i18n/strings.ts";
import { messages } from "./messages/en/fixed.ts";

/** The messages with an exact wording, in the language of the interface. */
export const fixed = stringsOf(messages);
