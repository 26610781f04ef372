import { ERROR_STATUS, type ErrorBody, type ErrorCode } from "@lagom/shared/contract/errors";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isDatabaseUnavailable, wasInTheWay } from "../database/unavailable.ts";
import { fieldsWith } from "./fields-with.ts";
import { type ErrorDetails, HttpError } from "./http-error.ts";

const BUSY = {
  code: "unavailable",
  message: "The service is busy; try again in a few seconds",
} as const;

/** Code and message for failures from Fastify or a plugin, by status. */
const BY_STATUS: Readonly<Record<number, { code: ErrorCode; message: string }>> = {
  400: { code: "bad_request", message: "The request cannot be read" },
  404: { code: "not_found", message: "Not found" },
  413: { code: "payload_too_large", message: "The body is larger than 1 MiB" },
  415: { code: "unsupported_media_type", message: "The body must be JSON" },
  429: { code: "rate_limited", message: "Too many requests; try again in a minute" },
  503: BUSY,
};

/** PostgreSQL's codes for a value that it cannot store: a NUL character in a text or in JSON, a number out of range. */
const CANNOT_STORE = ["22021", "22P05", "22003"];

/** Seconds after which a call may be sent again that was refused because the service is busy, or for another call. */
const RETRY_SECONDS: Readonly<Record<number, number>> = { 429: 10, 503: 3 };

/** Answers a failure as the contract says; details only go to the log. */
export function replyWithError(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { code, message, details } = describe(error, request);
  const status = ERROR_STATUS[code];
  if (status >= 500) request.log.error({ err: error }, "request failed");
  const wait = (error instanceof HttpError && error.retryAfter) || RETRY_SECONDS[status];
  if (wait && !reply.hasHeader("retry-after")) reply.header("retry-after", wait);
  const body: ErrorBody = {
    error: { code, message, request_id: request.id, ...(details ? { details } : {}) },
  };
  return reply.status(status).type("application/json; charset=utf-8").send(body);
}

/** Answers requests without a matching route. */
export function replyNotFound(request: FastifyRequest, reply: FastifyReply) {
  return replyWithError(new HttpError("not_found", "There is no such call"), request, reply);
}

function describe(
  error: FastifyError | HttpError,
  { params, query, body }: FastifyRequest,
): {
  code: ErrorCode;
  message: string;
  details?: ErrorDetails | undefined;
} {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation.map((issue) => ({
      field: issue.instancePath.slice(1).replaceAll("/", ".") || (error.validationContext ?? "body"),
      message: issue.message ?? "is not valid",
    }));
    return badFields(details);
  }
  const refusal = (error.cause as { code?: string } | undefined)?.code ?? "";
  if (wasInTheWay(error) || isDatabaseUnavailable(error)) return BUSY;
  if (CANNOT_STORE.includes(refusal)) {
    const fields = [params, query, body].flatMap((part) => fieldsWith("\0", part));
    if (fields.length > 0) return badFields(fields.map((field) => ({ field, message: "holds a NUL" })));
    return { code: "bad_request", message: "The request holds a value that cannot be stored" };
  }
  return (
    BY_STATUS[error.statusCode ?? 500] ?? { code: "internal", message: "Something went wrong on our side" }
  );
}

function badFields(details: ErrorDetails) {
  const fields = [...new Set(details.map(({ field }) => field))].join(", ");
  return { code: "bad_request" as const, message: `Bad input: ${fields}`, details };
}
