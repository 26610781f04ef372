import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/articles.ts";

/** The strings of the page of own articles. */
export const articlesStrings = stringsOf(messages);
