import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/lookups.ts";

/** The strings of the page of lookups. */
export const lookupsStrings = stringsOf(messages);
