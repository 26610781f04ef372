import type { FastifyInstance } from "fastify";
import type { Feature } from "../../features/feature.ts";

/** Starts the background jobs of features, and ends them before the app closes. */
export function startJobs<Deps>(app: FastifyInstance, features: readonly Feature<Deps>[], deps: Deps): void {
  for (const job of features.flatMap(({ jobs }) => jobs ?? [])) {
    const end = job.start(deps, app.log.child({ job: job.name }));
    if (end) app.addHook("preClose", end);
  }
}
