import { ERROR_STATUS, type ErrorBody, type ErrorCode } from "@lagom/shared/contract/errors";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { type ServerStrings, stringsIn } from "../i18n/strings-in.ts";

export type ErrorDetails = NonNullable<ErrorBody["error"]["details"]>;

/** Why something is refused: one of the server's strings, or a text for machines and their operators, which is English. */
export type Reason = string | ((strings: ServerStrings["reasons"]) => string);

interface FieldReason {
  field: string;
  message: Reason;
}

/** A failure to report to the caller; its code determines the status. What it says of itself, as in logs, is English. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly code: ErrorCode;
  readonly statusCode: number;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;
  readonly #reason: Reason;
  readonly #details: readonly FieldReason[] | undefined;
  constructor(code: ErrorCode, reason: Reason, details?: readonly FieldReason[], retryAfter?: number) {
    super(say(reason, "en"));
    this.code = code;
    this.statusCode = ERROR_STATUS[code];
    this.retryAfter = retryAfter;
    this.#reason = reason;
    this.#details = details;
  }

  /** What the caller is told in a language. */
  saidIn(language: LanguageCode): { message: string; details: ErrorDetails | undefined } {
    const details = this.#details?.map(({ field, message }) => ({ field, message: say(message, language) }));
    return { message: say(this.#reason, language), details };
  }
}

/** A refusal that names the field. */
export const badField = (field: string, reason: Reason): HttpError => badFields([field], reason);

/** A refusal of fields for the same reason. */
export const badFields = (names: readonly string[], reason: Reason): HttpError =>
  new HttpError(
    "bad_request",
    ({ requests }) => requests.badInput({ fields: names.join(", ") }),
    names.map((field) => ({ field, message: reason })),
  );

const say = (reason: Reason, language: LanguageCode): string =>
  typeof reason === "string" ? reason : reason(stringsIn(language).reasons);
