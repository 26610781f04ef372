import { laterMessages } from "@lagom/shared/i18n/later-messages";
import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "./messages/en/later/for-readers.ts";

await laterMessages("for-readers");

/** The words of what only readers see: they come with the account menu and the goal of the day. */
export const strings = stringsOf(messages);
