import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/privacy.ts";

/** The words of the page about privacy. */
export const strings = stringsOf(messages);
