import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { replyWithError } from "../../platform/http/error-reply.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import type { HttpError } from "../../platform/http/http-error.ts";
import { NothingLiveError } from "../page-releases/nothing-live.ts";
import { sendPlainPage } from "./plain-page.ts";
import { linkTo, richText } from "./rich-text.ts";

const RETRY_S = "3";

/** Answers people who open a page with HTML, and programs with JSON. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    const person = request.headers.accept?.includes("text/html") === true;
    if (error instanceof NothingLiveError) return whileStarting(error, request, reply, person);
    if (!person) return replyWithError(error, request, reply);
    if (!(error.statusCode && error.statusCode < 500)) request.log.error({ err: error }, "request failed");
    return sendPlainPage(reply.status(error.statusCode ?? 500), ({ pages: { failed } }) => ({
      title: failed.title,
      main: `<p>${richText(failed.text, { again: linkTo("") })}</p>
<p>${richText(failed.tell({ id: request.id }), { code: (id) => `<code>${id}</code>` })}</p>`,
    }));
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
  return sendPlainPage(reply, ({ pages: { starting } }) => ({
    title: starting.title,
    main: `<p>${escapeHtml(starting.text)}</p>`,
    refresh: RETRY_S,
  }));
}
