import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { replyWithError } from "../../platform/http/error-reply.ts";
import type { HttpError } from "../../platform/http/http-error.ts";
import { NothingLiveError } from "../page-releases/nothing-live.ts";
import { sendPlainPage } from "./plain-page.ts";

const RETRY_S = "3";

/** Answers people who open a page with HTML, and programs with JSON. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    const person = request.headers.accept?.includes("text/html") === true;
    if (error instanceof NothingLiveError) return whileStarting(error, request, reply, person);
    if (!person) return replyWithError(error, request, reply);
    if (!(error.statusCode && error.statusCode < 500)) request.log.error({ err: error }, "request failed");
    return sendPlainPage(reply.status(error.statusCode ?? 500), {
      title: "Something went wrong",
      main: `<p>This page could not be shown. What you have saved is safe. <a href="">Try again</a>, in a minute if need be.</p>
<p>If you write to us about it, send this along: <code>${request.id}</code></p>`,
    });
  });
}

/** This is expected, so it is not logged. */
function whileStarting(
  { statusCode, code, message }: NothingLiveError,
  request: FastifyRequest,
  reply: FastifyReply,
  person: boolean,
) {
  reply.status(statusCode).headers({ "retry-after": RETRY_S, "cache-control": "no-store" });
  if (!person) return reply.send({ error: { code, message, request_id: request.id } });
  return sendPlainPage(reply, {
    title: "Lagom is starting",
    main: "<p>Its first release is being built. This page looks again by itself.</p>",
    refresh: RETRY_S,
  });
}
