import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/releases.ts";

/** What is live where, and everything that operators do with it. */
export const releaseStrings = stringsOf(messages);
