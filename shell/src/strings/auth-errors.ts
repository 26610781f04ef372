import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/auth-errors.ts";
import { laterMessages } from "../scripts/load-messages.ts";

await laterMessages();

/** Messages for errors of the auth service by their code. */
export const strings = stringsOf(messages);
