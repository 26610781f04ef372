import { stringsOf } from "./i18n/strings.ts";
import { messages } from "./messages/en/fixed.ts";

/** Every message with an exact wording, in English. */
export const MESSAGES = messages;

/** The same as pages show them, in the language of the interface. */
export const fixed = stringsOf(messages);

/** Errors of loading the session that mean "sign in again" and are only logged. */
export const SIGN_IN_AGAIN = [
  "Auth session missing",
  "Invalid refresh token",
  "Refresh Token Not Found",
] as const;
