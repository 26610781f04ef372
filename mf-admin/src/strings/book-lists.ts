import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/book-lists.ts";

/** The strings of the page of book lists. */
export const bookListList = stringsOf(messages);
