import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/dashboard.ts";

/** The strings of the dashboard. */
export const dashboardStrings = stringsOf(messages);
