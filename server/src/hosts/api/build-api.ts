import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { userRoutes } from "../../features/account/users.routes.ts";
import { activityRoutes } from "../../features/activities/activities.routes.ts";
import { adminRoutes } from "../../features/admin/admin.routes.ts";
import { countFailures } from "../../features/admin/count-failures.ts";
import { bookRoutes } from "../../features/books/books.routes.ts";
import { ownTextRoutes } from "../../features/own-texts/own-texts.routes.ts";
import { preferencesRoutes } from "../../features/preferences/preferences.routes.ts";
import { placeRoutes } from "../../features/reading-positions/places.routes.ts";
import { unitFixRoutes } from "../../features/unit-fixes/unit-fixes.routes.ts";
import { uxFlagRoutes } from "../../features/ux-flags/ux-flags.routes.ts";
import { createApp } from "../../platform/http/app.ts";
import { type ApiDeps, useCalls } from "../../platform/http/call-context.ts";
import { healthRoutes } from "../../platform/http/health.ts";
import { overrideRoutes } from "../web/override.routes.ts";
import { apiDocument } from "./api-document.ts";
import { contentRoutes } from "./content.routes.ts";
import { sameOriginCalls } from "./same-origin.ts";

const PREFLIGHT_SECONDS = 7200;

/** The app of the api host: every call of the contract, its document and the health checks. */
export async function buildApi(deps: ApiDeps): Promise<FastifyInstance> {
  const app = await createApp({ config: deps.config });
  await app.register(cors, {
    origin: deps.config.webUrl,
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: ["authorization", "content-type", "idempotency-key", "idempotency-after"],
    exposedHeaders: ["x-request-id", "retry-after"],
    maxAge: PREFLIGHT_SECONDS,
  });
  await apiDocument(app);
  healthRoutes(app, deps.database.db);
  countFailures(app, deps.database.db);
  useCalls(app, deps);
  userRoutes(app, deps);
  preferencesRoutes(app);
  activityRoutes(app);
  placeRoutes(app);
  ownTextRoutes(app, deps);
  uxFlagRoutes(app);
  bookRoutes(app);
  adminRoutes(app, deps);
  overrideRoutes(app, deps);
  sameOriginCalls(app, deps);
  contentRoutes(app, deps);
  unitFixRoutes(app);
  return app;
}
