import { stringsOf } from "@lagom/shared/i18n/strings";
import { laterMessages } from "../language/later-messages.ts";
import { messages } from "../messages/en/later/terms.ts";

await laterMessages();

/** The words of the page of terms. */
export const strings = stringsOf(messages);
