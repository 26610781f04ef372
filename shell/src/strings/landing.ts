import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/landing.ts";

/** The strings of the landing page. */
export const landingStrings = stringsOf(messages);
