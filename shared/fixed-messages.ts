import { messages } from "./messages/en/fixed.ts";

/** Every message with an exact wording, in English. What a page shows is `fixed-strings.ts`. */
export const MESSAGES = messages;

/** Errors of loading the session that mean "sign in again" and are only logged. */
export const SIGN_IN_AGAIN = [
  "Auth session missing",
  "Invalid refresh token",
  "Refresh Token Not Found",
] as const;
