import { stringsOf } from "@lagom/shared/i18n/strings";
import { messages } from "../messages/en/later/player.ts";

/** The strings of the player, which reads aloud. */
export const playerStrings = stringsOf(messages);
