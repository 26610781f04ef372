import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/feedback.ts";

/** The strings of the page of feedback. */
export const feedbackList = stringsOf(messages);
