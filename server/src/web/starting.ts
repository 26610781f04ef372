import type { FastifyInstance } from "fastify";
import { replyWithError } from "../http/error-reply.ts";
import { HttpError } from "../http/http-error.ts";

/** No shell is live yet: a first start is still publishing. */
export class NothingLiveError extends HttpError {
  override name = "NothingLiveError";
  constructor() {
    super("unavailable", "No release of the shell is live yet");
  }
}

const RETRY_S = "3";
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_S}">
<title>Lagom is starting</title>
</head>
<body><main><h1>Lagom is starting</h1><p>Its first release is being built. This page looks again by itself.</p></main></body>
</html>
`;

/** Answers calmly while nothing is live yet: that is no failure, so the log says nothing of it. */
export function answerWhileStarting(app: FastifyInstance): void {
  app.setErrorHandler((error: HttpError, request, reply) => {
    if (!(error instanceof NothingLiveError)) return replyWithError(error, request, reply);
    reply.status(error.statusCode).headers({ "retry-after": RETRY_S, "cache-control": "no-store" });
    if (!request.headers.accept?.includes("text/html"))
      return reply.send({ error: { code: error.code, message: error.message, request_id: request.id } });
    return reply.type("text/html; charset=utf-8").send(PAGE);
  });
}
