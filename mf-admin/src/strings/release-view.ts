import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/release-view.ts";

/** One deployable: its releases, their details, and how one is published. */
export const viewStrings = stringsOf(messages);
