import { stringsOf } from "@lagom/shared/i18n/strings";
import { laterMessages } from "../language/later-messages.ts";
import { messages } from "../messages/en/later/auth-errors.ts";

await laterMessages();

/** Messages for errors of the auth service by their code. */
export const strings = stringsOf(messages);
