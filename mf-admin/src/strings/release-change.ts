import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/release-change.ts";

/** Questions before a change of the environment, and what is said afterwards. */
export const releaseChange = stringsOf(messages);
