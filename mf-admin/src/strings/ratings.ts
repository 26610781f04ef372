import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/ratings.ts";

/** The strings of the page of ratings. */
export const ratingStrings = stringsOf(messages);
