import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/preferences.ts";

/** The strings of the preferences. */
export const preferencesStrings = stringsOf(messages);
