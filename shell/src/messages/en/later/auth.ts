import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of fields for passwords, and of errors of the auth service, in ICU MessageFormat. */
export const messages = {
  password: "Password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  strength: {
    weak: "Weak: easy to guess",
    fair: "Fair: longer is better",
    strong: "Strong",
  },
  /** By their code. */
  errors: {
    email_exists: "This address has an account already.",
    email_address_invalid: "This address does not receive mail.",
    email_not_confirmed: "Confirm your e-mail address first.",
    same_password: "This is your current password. Choose another one.",
    weak_password: "This password is among the first that others guess. Choose another one.",
    current_password_invalid: "This is not your current password.",
    current_password_required: "This takes your current password.",
    reauthentication_needed: "This takes a code that we mail to you. Ask for one.",
    reauthentication_not_valid:
      "This code is wrong or used up. Look for the newest mail, or ask for another code.",
    over_email_send_rate_limit: "A mail was sent only just now. Wait a minute, then try again.",
    over_request_rate_limit: "That was tried too often. Wait five minutes, then try again.",
    invalid_credentials: "The e-mail address or the password is wrong.",
    otp_expired: "This link is used up. Ask for a new one.",
    provider_email_needs_verification:
      "This address is not confirmed yet. Look for our mail, or confirm it with the service that you signed in with.",
    session_not_found: "Your session has ended. Please sign in again.",
    signup_disabled: "New accounts cannot be created at the moment.",
    user_banned: "This account is suspended.",
    validation_failed: "Something that you have entered is not accepted. Please check it.",
  },
} as const satisfies Messages;
