import { METHODS } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { requestSeconds, requests } from "../telemetry/metrics.ts";
import { tracing } from "../telemetry/tracing.ts";
import { type HealthDeps, healthRoutes } from "./health.ts";
import { metricsRoute } from "./metrics.routes.ts";
import { proxyCheck } from "./request-id.ts";
import { type VersionDeps, versionRoute } from "./version.routes.ts";

export interface OperatorDeps extends HealthDeps, VersionDeps {
  config: Config;
  /** The host's name in metrics and traces. */
  host: "web" | "api" | "auth";
}

/**
 * What the people and machines that run a host need: `/livez`, `/readyz`, `/metrics`, `/version`, and every request counted and,
 * where traces are exported, traced. Call it before other plugins are registered.
 */
export function operatorRoutes(app: FastifyInstance, deps: OperatorDeps): void {
  const { host, config } = deps;
  countRequests(app, host);
  tracing()?.traceRequests(app, host, proxyCheck(config));
  healthRoutes(app, deps);
  metricsRoute(app, config);
  versionRoute(app, deps);
}

/** The labels say nothing of who asks for what: route patterns, known methods and classes of status are few. */
function countRequests(app: FastifyInstance, host: string): void {
  app.addHook("onResponse", async ({ method, routeOptions: { url } }, { statusCode, elapsedTime }) => {
    const labels = { host, method: METHODS.includes(method) ? method : "other", route: url ?? "unmatched" };
    requests.inc({ ...labels, status: `${Math.floor(statusCode / 100)}xx` });
    requestSeconds.observe(labels, elapsedTime / 1000);
  });
}
