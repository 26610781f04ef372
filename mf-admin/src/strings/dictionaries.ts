import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/dictionaries.ts";

/** The strings of the page of dictionaries. */
export const dictionaryList = stringsOf(messages);
