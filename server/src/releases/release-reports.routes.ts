import type { FastifyInstance } from "fastify";
import { route } from "../platform/http/route.ts";
import { storeReports } from "./release-reports.queries.ts";
import type { ReleaseDeps } from "./release-service.ts";
import { releaseTickets } from "./tickets.ts";
import { watchReleases } from "./watch-releases.ts";

/** Reports a minute from one address: a page sends one when it loads, and one for each failure. */
const RATE = { strict: 60, generous: 100_000 };

/** Takes what pages say of the releases that they showed, or that failed in them; a canary that is worse is withdrawn, a live release taken back. */
export function releaseReportRoutes(app: FastifyInstance, deps: ReleaseDeps): void {
  const { db, config } = deps;
  const tickets = releaseTickets(db, config);
  const watch = watchReleases(deps, app.log);
  route(
    app,
    "POST /api/release-reports",
    async ({ body: { reports, ...sender }, ip, user }) => {
      await watch.judge(await storeReports(db, { ...sender, ip, user }, reports, tickets));
      return {};
    },
    { rateLimit: { max: config.strictLimits ? RATE.strict : RATE.generous, timeWindow: "1 minute" } },
  );
}
