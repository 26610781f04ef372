import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/keys.ts";

/** The names of keys. */
export const keyNames = stringsOf(messages);
