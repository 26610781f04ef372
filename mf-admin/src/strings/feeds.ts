import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/feeds.ts";

/** The strings of the page of feeds. */
export const feedStrings = stringsOf(messages);
