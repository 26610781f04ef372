import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "./messages/en/frame.ts";

/** The words of parts of the frame that come after it, on many visits. */
export const strings = stringsOf(messages);
