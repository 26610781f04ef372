import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "./messages/en/language.ts";

/** The words of the change of the interface's language. */
export const strings = stringsOf(messages);
