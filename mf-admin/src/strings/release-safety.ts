import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/release-safety.ts";

/** What is there for bad days: the rehearsal of fallbacks, and the switch of the service worker. */
export const safetyStrings = stringsOf(messages);
