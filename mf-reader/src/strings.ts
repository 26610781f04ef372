import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "./messages/en.ts";

/** The strings of the reader area's interface. Messages with an exact wording stand in `@lagom/shared/messages`. */
export const strings = stringsOf(messages);
