import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { countFailures } from "../../features/admin/count-failures.ts";
import { createApp } from "../../platform/http/app.ts";
import { operatorRoutes } from "../../platform/http/operator.routes.ts";
import { rolloutJob } from "../../releases/rollout.ts";
import { forgetOldKeys } from "../background/forget-old-keys.ts";
import { startJobs } from "../background/start-jobs.ts";
import { API_FEATURES, SAME_ORIGIN_FEATURES } from "../calls/features.ts";
import type { HostDeps } from "../calls/host-deps.ts";
import { overrideRoutes } from "../calls/override.routes.ts";
import { previewRoutes } from "../calls/preview.routes.ts";
import { releaseDeps, sameOriginCalls } from "../calls/same-origin.ts";
import { useFeatures } from "../calls/use-features.ts";
import { apiDocument } from "./api-document.ts";
import { useContentEngine } from "./content-engine.ts";

const PREFLIGHT_SECONDS = 7200;

/** The app of the api host: every call of the contract, its document and the health checks. */
export async function buildApi(deps: HostDeps): Promise<FastifyInstance> {
  const app = await createApp({ config: deps.config });
  operatorRoutes(app, { host: "api", db: deps.database.db, config: deps.config });
  await app.register(cors, {
    origin: deps.config.webUrl,
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: ["authorization", "content-type", "idempotency-key", "idempotency-after"],
    exposedHeaders: ["x-request-id", "retry-after"],
    maxAge: PREFLIGHT_SECONDS,
  });
  await apiDocument(app);
  countFailures(app, deps.database.db);
  const featureDeps = useFeatures(app, deps);
  for (const feature of API_FEATURES) feature.routes(app, featureDeps);
  overrideRoutes(app, featureDeps.db);
  previewRoutes(app, { db: featureDeps.db, config: deps.config });
  sameOriginCalls(app, deps, featureDeps);
  featureDeps.queue.recur([forgetOldKeys, rolloutJob(releaseDeps(deps, featureDeps), app.log)]);
  startJobs(app, [...API_FEATURES, ...SAME_ORIGIN_FEATURES], featureDeps);
  useContentEngine(app, featureDeps);
  return app;
}
