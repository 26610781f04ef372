import { stringsOf } from "../i18n/strings.ts";
import { messages } from "../messages/en/ui.ts";

/** The words of widgets that the shell provides. */
export const strings = stringsOf(messages);
