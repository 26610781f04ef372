import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/common.ts";

/** The strings that several pages of this area share; those of each page stand beside this file. */
export const strings = stringsOf(messages);
