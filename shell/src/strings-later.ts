import { laterMessages } from "@lagom/shared/i18n/later-messages";
import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "./messages/en/later/dialogs.ts";

await laterMessages("dialogs");

/** The words of what the shell loads on demand: forms, dialogs and pages that most visits never open. */
export const strings = stringsOf(messages);
