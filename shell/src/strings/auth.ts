import { laterMessages } from "@lagom/shared/i18n/later-messages";
import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/auth.ts";

await laterMessages("auth");

/** The strings of fields for passwords, and of errors of the auth service. */
export const strings = stringsOf(messages);
