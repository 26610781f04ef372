import { stringsOf } from "@lagom/shared/i18n/strings";
import { laterMessages } from "../language/later-messages.ts";
import { messages } from "../messages/en/later/privacy.ts";

await laterMessages();

/** The words of the page about privacy. */
export const strings = stringsOf(messages);
