import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/account.ts";

/** The words of the account page. */
export const strings = stringsOf(messages);
