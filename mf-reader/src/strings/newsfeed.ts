import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/newsfeed.ts";

/** The strings of the newsfeed. */
export const newsfeedStrings = stringsOf(messages);
