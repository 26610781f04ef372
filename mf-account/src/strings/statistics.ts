import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/statistics.ts";

/** The strings of the page of statistics. */
export const statisticsStrings = stringsOf(messages);
