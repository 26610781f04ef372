import { stringsOf } from "@lagom/shared/i18n/strings";
import { laterMessages } from "./language/later-messages.ts";
import { messages } from "./messages/en/later/account.ts";

await laterMessages();

/** The words of the account page. */
export const strings = stringsOf(messages);
