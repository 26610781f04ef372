import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/auth-errors.ts";

/** Messages for errors of the auth service by their code. */
export const strings = stringsOf(messages);
