import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/release-people.ts";

/** Who releases: what waits for a second person, and the teams of the areas. */
export const releasePeople = stringsOf(messages);
