import type { ErrorBody } from "@lagom/shared/contract/errors";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isDatabaseUnavailable, wasInTheWay } from "../database/unavailable.ts";
import { acceptedLanguage } from "../i18n/accept-language.ts";
import { fieldProblem } from "./field-problem.ts";
import { fieldsWith } from "./fields-with.ts";
import { badFields, HttpError } from "./http-error.ts";

const busy = () => new HttpError("unavailable", ({ requests }) => requests.busy);

/** What is said of failures from Fastify or a plugin, by status. */
const BY_STATUS: Readonly<Record<number, () => HttpError>> = {
  400: () => new HttpError("bad_request", ({ requests }) => requests.unreadable),
  404: () => new HttpError("not_found", ({ requests }) => requests.notFound),
  413: () => new HttpError("payload_too_large", ({ requests }) => requests.tooLarge),
  415: () => new HttpError("unsupported_media_type", ({ requests }) => requests.notJson),
  429: () => new HttpError("rate_limited", ({ requests }) => requests.tooMany),
  503: busy,
};

/** PostgreSQL's codes for a value that it cannot store: a NUL character in a text or in JSON, a number out of range. */
const CANNOT_STORE = ["22021", "22P05", "22003"];

/** Seconds after which a call may be sent again that was refused because the service is busy, or for another call. */
const RETRY_SECONDS: Readonly<Record<number, number>> = { 429: 10, 503: 3 };

/** Answers a failure as the contract says, in the language that the caller accepts; details only go to the log. */
export function replyWithError(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const language = acceptedLanguage(request.headers["accept-language"])?.code;
  const failure = describe(error, request, language);
  const { message, details } = failure.saidIn(language ?? "en");
  const { code, statusCode: status } = failure;
  if (status >= 500) request.log.error({ err: error }, "request failed");
  const wait = failure.retryAfter || RETRY_SECONDS[status];
  if (wait && !reply.hasHeader("retry-after")) reply.header("retry-after", wait);
  reply.header("vary", [reply.getHeader("vary"), "accept-language"].flat().filter(Boolean).join(", "));
  const body: ErrorBody = {
    error: { code, message, request_id: request.id, ...(details ? { details } : {}) },
  };
  return reply.status(status).type("application/json; charset=utf-8").send(body);
}

/** Answers requests without a matching route. */
export function replyNotFound(request: FastifyRequest, reply: FastifyReply) {
  return replyWithError(new HttpError("not_found", ({ requests }) => requests.noCall), request, reply);
}

function describe(
  error: FastifyError | HttpError,
  { params, query, body }: FastifyRequest,
  language: LanguageCode | undefined,
): HttpError {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation.map((issue) => ({
      field: issue.instancePath.slice(1).replaceAll("/", ".") || (error.validationContext ?? "body"),
      message: fieldProblem(issue, language),
    }));
    const fields = [...new Set(details.map(({ field }) => field))].join(", ");
    return new HttpError("bad_request", ({ requests }) => requests.badInput({ fields }), details);
  }
  const refusal = (error.cause as { code?: string } | undefined)?.code ?? "";
  if (wasInTheWay(error) || isDatabaseUnavailable(error)) return busy();
  if (CANNOT_STORE.includes(refusal)) {
    const names = [params, query, body].flatMap((part) => fieldsWith("\0", part));
    if (names.length > 0) return badFields(names, ({ fields }) => fields.nul);
    return new HttpError("bad_request", ({ requests }) => requests.cannotBeStored);
  }
  return (
    BY_STATUS[error.statusCode ?? 500]?.() ?? new HttpError("internal", ({ requests }) => requests.failed)
  );
}
