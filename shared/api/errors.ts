import { hasFields, parseChecked } from "../checked-json.ts";
import type { ErrorBody, ErrorCode } from "../contract/errors.ts";

/** The request never got an answer: offline, refused, or cut off. */
export class NetworkError extends Error {
  override name = "NetworkError";
  /** Whether the call timed out. */
  readonly timedOut: boolean;

  constructor(message: string, timedOut: boolean, options?: ErrorOptions) {
    super(message, options);
    this.timedOut = timedOut;
  }
}

/** The server answered with a failure. The message is exactly `API Error {status}: {body}`. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly code: ErrorCode | undefined;
  /** The server's own words; empty when its body has none. */
  readonly reason: string;
  readonly requestId: string | undefined;
  readonly details: ErrorBody["error"]["details"];

  constructor(status: number, body: string) {
    super(`API Error ${status}: ${body}`);
    const error = parseError(body);
    this.status = status;
    this.code = error?.code;
    this.reason = error?.message ?? "";
    this.requestId = error?.request_id;
    this.details = error?.details;
  }
}

/** Anything else; the cause is kept. */
export class UnknownError extends Error {
  override name = "UnknownError";
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
export const isNetworkError = (error: unknown): error is NetworkError => error instanceof NetworkError;

/** Whether an automatic retry may help: not where the server refused or the call timed out. */
export const isWorthRetrying = (error: unknown): boolean =>
  isApiError(error) ? error.status >= 500 : !(isNetworkError(error) && error.timedOut);

const hasError = hasFields({ error: "object" });
const isError = (value: unknown): value is ErrorBody["error"] =>
  hasFields({ code: "string", message: "string", request_id: "string" })(value);

function parseError(body: string): ErrorBody["error"] | undefined {
  const error = parseChecked(body, hasError)?.error;
  return isError(error) ? error : undefined;
}
