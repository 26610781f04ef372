import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "./messages/en/shell.ts";

/** The strings of the shell's interface. Messages with an exact wording stand in `@lagom/shared/messages`. */
export const strings = stringsOf(messages);
