import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/release-previews.ts";

/** The links that show a release before it is live. */
export const releasePreviews = stringsOf(messages);
