import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/about.ts";

/** The words of the page about Lagom. */
export const strings = stringsOf(messages);
