import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import type { Config } from "../config.ts";
import { metrics } from "../telemetry/metrics.ts";
import { FOR_OPERATORS } from "./for-operators.ts";

/** What a proxy adds; a request with one of them came from elsewhere. */
const OF_PROXIES = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

/**
 * `/metrics` for Prometheus: for whoever has METRICS_TOKEN, or, without that setting, for this machine. For others it does not
 * exist.
 */
export function metricsRoute(app: FastifyInstance, { METRICS_TOKEN }: Pick<Config, "METRICS_TOKEN">): void {
  app.get("/metrics", FOR_OPERATORS, async (request, reply) => {
    const isAllowed = METRICS_TOKEN ? hasToken(request, METRICS_TOKEN) : isFromHere(request);
    if (!isAllowed) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

function hasToken({ headers: { authorization = "" } }: FastifyRequest, token: string): boolean {
  const [, given = ""] = /^bearer (\S+)$/i.exec(authorization) ?? [];
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}

function isFromHere({ socket: { remoteAddress = "" }, headers }: FastifyRequest): boolean {
  const isLoopback = ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === "loopback";
  return isLoopback && !OF_PROXIES.some((name) => name in headers);
}
