import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/words.ts";

/** The strings of importing and exporting words. */
export const fileStrings = stringsOf(messages);
