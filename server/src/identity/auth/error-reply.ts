import type { FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseUnavailable } from "../../platform/database/unavailable.ts";
import type { UnreadableReply } from "../../platform/http/unreadable-request.ts";
import { AuthError, badJson, invalid, OAuthError } from "./errors.ts";

const VERSION_HEADER = "x-supabase-api-version";
const VERSION = "2024-01-01";
/** The headers that a page of another origin may read: the version of an error, and the pages of a list. */
export const EXPOSED_HEADERS = ["X-Total-Count", "Link", "X-Supabase-Api-Version", "Retry-After"];
/** Seconds after which a client may retry if the database is unreachable. */
const RETRY_SECONDS = 3;
const UNEXPECTED = "Unexpected failure, please check server logs for more information";

/** Replies to a failure in the format of the API version that the client requested. */
export function replyError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof OAuthError) {
    return reply.code(400).send({ error: error.error, error_description: error.message });
  }
  const known = protocolError(error);
  if (known.status >= 500) request.log.error({ err: error }, "request failed");
  reply.code(known.status).header("x-sb-error-code", known.code);
  if (known.retryAfter !== undefined) reply.header("retry-after", known.retryAfter);
  const weak = known.reasons ? { weak_password: { reasons: known.reasons } } : {};
  if (wantsNewBodies(request)) {
    return reply.header(VERSION_HEADER, VERSION).send({ code: known.code, message: known.message, ...weak });
  }
  return reply.send({
    code: known.status,
    error_code: known.code,
    msg: known.message,
    ...(known.status >= 500 ? { error_id: request.id } : {}),
    ...weak,
  });
}

/** Replies to a URL that the router cannot parse; hooks do not run then. */
export const replyBadAddress = (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers({
    "x-request-id": request.id,
    "access-control-allow-origin": "*",
    "access-control-expose-headers": EXPOSED_HEADERS.join(", "),
  });
  replyError(invalid("The address cannot be read"), request, reply);
};

/** Replies to a request whose headers cannot be parsed, so that the version is unknown. */
export const unreadableReply: UnreadableReply = (message) => ({
  body: { code: "bad_request", message },
  headers: {
    [VERSION_HEADER]: VERSION,
    "x-sb-error-code": "bad_request",
    "access-control-allow-origin": "*",
    "access-control-expose-headers": EXPOSED_HEADERS.join(", "),
  },
});

function wantsNewBodies(request: FastifyRequest): boolean {
  const asked = request.headers[VERSION_HEADER];
  return typeof asked === "string" && /^\d{4}-\d\d-\d\d$/.test(asked) && asked >= VERSION;
}

function protocolError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") {
    return new AuthError(413, "request_entity_too_large", "Request body is too large");
  }
  if (code === "FST_ERR_HANDLER_TIMEOUT") {
    return new AuthError(504, "request_timeout", "Processing this request timed out, please retry");
  }
  if (isDatabaseUnavailable(error))
    return new AuthError(503, "unexpected_failure", UNEXPECTED, { retryAfter: RETRY_SECONDS });
  if (isBadValue(error))
    return new AuthError(400, "validation_failed", "The request holds text that cannot be stored");
  if (statusCode === 400 || error instanceof SyntaxError) {
    return badJson();
  }
  return new AuthError(500, "unexpected_failure", UNEXPECTED);
}

/** PostgreSQL's class 22: text that it cannot store, such as a NUL character in metadata. */
function isBadValue(error: unknown): boolean {
  const cause = (error as { cause?: { code?: unknown } }).cause;
  return typeof cause?.code === "string" && cause.code.startsWith("22");
}
