import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/reader.ts";

/** The strings of the page of a text. */
export const readerStrings = stringsOf(messages);
