import { interfaceLanguage } from "@lagom/shared/i18n/language";
import { fixed } from "@lagom/shared/messages";
import { strings } from "../strings/auth.ts";

/** An error of the auth service, as its client returns it or as an address carries it. */
export interface AuthFailure {
  code?: string | undefined;
  /** Of an error that the client has made itself. */
  name?: string;
  message: string;
}

type Name = keyof typeof strings.errors;

/** For each message, the further codes for which it stands, and the names of errors that come without a code. */
const ALIKE: Readonly<Record<Name, readonly string[]>> = {
  email_exists: ["user_already_exists"],
  email_address_invalid: [],
  email_not_confirmed: [],
  same_password: [],
  weak_password: [],
  current_password_invalid: [],
  current_password_required: [],
  reauthentication_needed: [],
  reauthentication_not_valid: [],
  over_email_send_rate_limit: [],
  over_request_rate_limit: [],
  invalid_credentials: [],
  otp_expired: [],
  provider_email_needs_verification: [],
  session_not_found: [
    "AuthSessionMissingError",
    "bad_jwt",
    "no_authorization",
    "refresh_token_already_used",
    "refresh_token_not_found",
    "session_expired",
    "user_not_found",
  ],
  signup_disabled: [],
  user_banned: [],
  validation_failed: [],
};
const NAMES = Object.keys(ALIKE) as Name[];

/** What the service says in the language of the interface: in English its own message as it is; undefined where we have none. */
export function translatedFailure({ name = "", code = name, message }: AuthFailure): string | undefined {
  if (interfaceLanguage() === "en") return message;
  const known = NAMES.find((one) => one === code || ALIKE[one].includes(code));
  return known && strings.errors[known];
}

/**
 * What to show of an error that the auth client returned (docs/product.md#session).
 * @param unreachable where the service gave no answer, which the client returns with the browser's text, such as "Failed to fetch"
 */
export const authMessage = (
  error: AuthFailure & Pick<Error, "name">,
  unreachable = fixed.unexpectedError,
): string =>
  error.name === "AuthRetryableFetchError"
    ? unreachable
    : (translatedFailure(error) ?? fixed.unexpectedError);
