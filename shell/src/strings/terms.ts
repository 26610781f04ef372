import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/terms.ts";

/** The words of the page of terms. */
export const strings = stringsOf(messages);
