import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/users.ts";

/** The strings of the page of users. */
export const userStrings = stringsOf(messages);
