import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/fetch-failures.ts";

/** Why a feed or a dictionary could not be fetched or read. */
export const fetchFailures = stringsOf(messages);
