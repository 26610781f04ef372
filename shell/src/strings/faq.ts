import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/faq.ts";

/** The words of the page of questions and answers. */
export const strings = stringsOf(messages);
