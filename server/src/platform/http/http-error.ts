import { ERROR_STATUS, type ErrorBody, type ErrorCode } from "@lagom/shared/contract/errors";

export type ErrorDetails = NonNullable<ErrorBody["error"]["details"]>;

/** A failure to report to the caller; its code determines the status. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly details: ErrorDetails | undefined;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;
  constructor(code: ErrorCode, message: string, details?: ErrorDetails, retryAfter?: number) {
    super(message);
    this.code = code;
    this.statusCode = ERROR_STATUS[code];
    this.details = details;
    this.retryAfter = retryAfter;
  }
}
