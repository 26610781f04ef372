import { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { type Logger, pino } from "pino";
import type { Config } from "../config.ts";
import { LOG_FORM } from "../telemetry/logs.ts";
import { describeError } from "./describe-error.ts";

/**
 * The logger of all our apps. Of failures it only logs what `describeError` returns, of requests no query and no headers: mailed
 * links carry tokens in their query.
 */
export const loggerOf = ({ LOG_LEVEL }: Pick<Config, "LOG_LEVEL">) => ({
  ...LOG_FORM,
  level: LOG_LEVEL,
  serializers: {
    err: describeError,
    req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split("?", 1)[0], ip }),
  },
});

/**
 * A logger in the form of the apps', for work that belongs to no request.
 * @param isExported false for what must not reach the collector, because it is about the collector
 */
export function createLogger(config: Pick<Config, "LOG_LEVEL">, { isExported = true } = {}): Logger {
  const { hooks, ...form } = loggerOf(config);
  return pino(isExported ? { ...form, hooks } : form);
}

/** One line a request, when it has been answered; every line of a request carries its id as `request_id`. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: "request_id" });
  }

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const { method, routeOptions } = request;
    const line = {
      req: request,
      route: `${method} ${routeOptions.url ?? "unmatched"}`,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.error({ ...line, err: error }, "request broke off");
    else request.log.info(line, "request");
  }

  /** The default quotes the whole address. */
  override routeNotFound(): void {}
}
