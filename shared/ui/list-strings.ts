import { stringsOf } from "../i18n/strings.ts";
import { messages } from "../messages/en/lists.ts";

/** The words of tables and their pages. */
export const strings = stringsOf(messages);
