/** A failure defined by the protocol, with its exact status, code and message. */
export class AuthError extends Error {
  override name = "AuthError";
  readonly status: number;
  readonly code: string;
  /** Why a password is too weak. */
  readonly reasons: readonly string[] | undefined;
  /** Seconds after which the request may be repeated. */
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

/** The database does not answer. */
export const databaseAway = () =>
  new AuthError(503, "unexpected_failure", "The database does not answer", { retryAfter: 3 });

/** An OAuth error, which has another format of body. */
export class OAuthError extends Error {
  override name = "OAuthError";
  readonly error: string;

  constructor(error: string, description: string) {
    super(description);
    this.error = error;
  }
}

/** Invalid input: 400 validation_failed. */
export const invalid = (message: string) => new AuthError(400, "validation_failed", message);

/** A body that is not JSON of the expected shape: 400 bad_json. */
export const badJson = () => new AuthError(400, "bad_json", "Could not parse request body as JSON");

/** The same error for every failed sign-in, whatever the reason. */
export const invalidCredentials = () =>
  new AuthError(400, "invalid_credentials", "Invalid login credentials");

/** Phone numbers cannot be used to sign in here. */
export const phoneDisabled = (message = "Unsupported phone provider") =>
  new AuthError(400, "phone_provider_disabled", message);

export const emailExists = () =>
  new AuthError(422, "email_exists", "A user with this email address has already been registered");
