import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/release-tokens.ts";

/** The tokens that the release command uses. */
export const releaseTokens = stringsOf(messages);
