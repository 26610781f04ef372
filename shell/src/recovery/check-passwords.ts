import { MESSAGES, MIN_PASSWORD_LENGTH } from "@lagom/shared/messages";

/** The checks of the reset dialog, in the order of product.md §5; that both are filled in the form itself sees to. */
export function checkPasswords(password: string, confirmation: string): string | null {
  if (password !== confirmation) return MESSAGES.passwordsDoNotMatch;
  if (password.length < MIN_PASSWORD_LENGTH) return MESSAGES.passwordTooShort;
  return null;
}
