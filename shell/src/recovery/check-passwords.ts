import { MIN_PASSWORD_LENGTH } from "@lagom/shared/limits";
import { fixed } from "@lagom/shared/messages";

/** The checks of the reset dialog, in their order (docs/product.md#validation); the form itself requires both fields. */
export function checkPasswords(password: string, confirmation: string): string | null {
  if (password !== confirmation) return fixed.passwordsDoNotMatch;
  if (password.length < MIN_PASSWORD_LENGTH) return fixed.passwordTooShort;
  return null;
}
