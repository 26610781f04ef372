import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "./messages/en.ts";

/** The strings of this area's interface. */
export const strings = stringsOf(messages);
