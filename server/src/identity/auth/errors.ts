/** A failure defined by the protocol, with its exact status, code and message. */
export class AuthError extends Error {
  override name = "AuthError";
  readonly status: number;
  readonly code: string;
  /** Why a password is too weak. */
  readonly reasons: readonly string[] | undefined;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    { reasons, retryAfter }: { reasons?: readonly string[]; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
    this.retryAfter = retryAfter;
  }
}

/** An OAuth error, which has a different body. */
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

/** A body that is no JSON of the expected shape: 400 bad_json. */
export const badJson = () => new AuthError(400, "bad_json", "Could not parse request body as JSON");

/** The same answer to every failed sign-in, whatever the reason. */
export const invalidCredentials = () =>
  new AuthError(400, "invalid_credentials", "Invalid login credentials");

/** Phone numbers are no identities here. */
export const phoneDisabled = (message = "Unsupported phone provider") =>
  new AuthError(400, "phone_provider_disabled", message);

export const emailExists = () =>
  new AuthError(422, "email_exists", "A user with this email address has already been registered");
