import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/add-text.ts";

/** The strings of the dialog that adds a text. */
export const addTextStrings = stringsOf(messages);
