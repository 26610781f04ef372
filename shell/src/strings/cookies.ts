import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/cookies.ts";

/** The words of the page about cookies. */
export const strings = stringsOf(messages);
