import type { FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { describeError } from "./describe-error.ts";

/**
 * The logger of all our apps. Of failures it only logs what `describeError` returns, of requests no query and no headers: mailed
 * links carry tokens in their query.
 */
export const loggerOf = ({ LOG_LEVEL }: Pick<Config, "LOG_LEVEL">) => ({
  level: LOG_LEVEL,
  serializers: {
    err: describeError,
    req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split("?", 1)[0], ip }),
  },
});
