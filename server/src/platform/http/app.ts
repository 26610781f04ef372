import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import type { ErrorBody } from "@lagom/shared/contract/errors";
import fastify, { type FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { replyNotFound, replyWithError } from "./error-reply.ts";
import { HttpError } from "./http-error.ts";
import { loggerOf, RequestLog } from "./logger.ts";
import { requestIds } from "./request-id.ts";
import { answerUnreadable, MOST_HEADER_BYTES } from "./unreadable-request.ts";

const MAX_BODY_BYTES = 1024 * 1024;

/** Headers of the rate limit that no client of ours reads. */
const NO_COUNTS = { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false };

/** Calls a minute from one address. */
const RATE = { strict: 600, generous: 100_000 };

export interface AppOptions {
  config: Config;
  /** Default: nothing may be loaded, as befits JSON. */
  contentSecurityPolicy?: FastifyHelmetOptions["contentSecurityPolicy"];
}

/** A Fastify app with everything our hosts share: request ids, error format, security headers, limits. */
export async function createApp({ config, contentSecurityPolicy }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOf(config),
    logController: new RequestLog(),
    ...requestIds(config),
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: 1000 },
    forceCloseConnections: "idle",
    // A balancer may send something in the moment before it learns that this node ends.
    return503OnClosing: false,
    http: { maxHeaderSize: MOST_HEADER_BYTES },
    clientErrorHandler: answerUnreadable((message) => {
      const id = randomUUID();
      return {
        body: { error: { code: "bad_request", message, request_id: id } } satisfies ErrorBody,
        headers: { "x-request-id": id, "access-control-allow-origin": config.webUrl },
      };
    }),
    // Hooks do not run for URLs that the router cannot parse.
    frameworkErrors: (_error, request, reply) => {
      reply.headers({ "x-request-id": request.id, "access-control-allow-origin": config.webUrl });
      return replyWithError(new HttpError("bad_request", "The address cannot be read"), request, reply);
    },
  });
  app.setErrorHandler(replyWithError);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy ?? {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: "cross-origin" },
    strictTransportSecurity: config.production,
  });
  await app.register(rateLimit, {
    max: config.strictLimits ? RATE.strict : RATE.generous,
    timeWindow: "1 minute",
    cache: 20_000,
    addHeaders: NO_COUNTS,
    addHeadersOnExceeding: NO_COUNTS,
  });
  // On a developer's machine, stalls have other causes than load.
  if (config.strictLimits)
    await app.register(underPressure, {
      maxEventLoopDelay: config.MAX_EVENT_LOOP_DELAY_MS,
      // A stall as long as this interval leaves it without a sample, which the plugin takes for an endless delay.
      sampleInterval: config.MAX_EVENT_LOOP_DELAY_MS,
    });
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: 1024,
    brotliOptions: { params: { 1: 5 } }, // quality 5: a tenth less than 4 in the same time; the default 11 is slower than the network
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, replyNotFound);
  return app;
}
