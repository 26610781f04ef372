import type { FastifyInstance } from "fastify";
import type { FeatureDeps } from "../../features/feature.ts";
import type { ReleaseDeps } from "../../releases/release-service.ts";
import { releaseRoutes } from "../../releases/releases.routes.ts";
import { smokeLoader } from "../smoke/smoke-load.ts";
import { SAME_ORIGIN_FEATURES } from "./features.ts";
import type { HostDeps } from "./host-deps.ts";
import { useFeatures } from "./use-features.ts";

/** The calls that pages make to their own origin; the API host serves them as well. */
export function sameOriginCalls(
  app: FastifyInstance,
  { store, config, database }: HostDeps,
  deps: FeatureDeps,
): void {
  for (const feature of SAME_ORIGIN_FEATURES) feature.routes(app, deps);
  releaseRoutes(app, releaseDeps({ store, config, database }, deps));
}

/** What the release service stands on. */
export const releaseDeps = (
  { store, config, database }: Pick<HostDeps, "store" | "config" | "database">,
  { db }: Pick<FeatureDeps, "db">,
): ReleaseDeps => ({ db, database, config, store, smoke: smokeLoader(store, config) });

/** Answers the same-origin calls on the web host's app. */
export async function sameOriginRoutes(app: FastifyInstance, deps: HostDeps): Promise<void> {
  await app.register(async (scope) => {
    sameOriginCalls(scope, deps, useFeatures(scope, deps));
  });
}
