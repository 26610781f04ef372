/** A failure that the protocol names: its status, its code and its message, letter for letter. */
export class AuthError extends Error {
  override name = "AuthError";
  readonly status: number;
  readonly code: string;
  /** Why a password is too weak. */
  readonly reasons: readonly string[] | undefined;

  constructor(status: number, code: string, message: string, reasons?: readonly string[]) {
    super(message);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }
}

/** A failure of the OAuth kind, which has a body of its own. */
export class OAuthError extends Error {
  override name = "OAuthError";
  readonly error: string;

  constructor(error: string, description: string) {
    super(description);
    this.error = error;
  }
}

/** Bad input: 400 validation_failed. */
export const invalid = (message: string) => new AuthError(400, "validation_failed", message);

/** The one answer to every sign-in that fails, whatever the reason. */
export const invalidCredentials = () =>
  new AuthError(400, "invalid_credentials", "Invalid login credentials");
