import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/mails.ts";

/** The strings of the page of mails. */
export const mailList = stringsOf(messages);
