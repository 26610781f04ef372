import { readEnvironment, readLog } from "@lagom/releases/environment";
import { fallbackOf } from "@lagom/releases/environment-document";
import { UNITS } from "@lagom/shared/remote";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../http/call-context.ts";
import { route } from "../http/route.ts";

const LOG_LINES = 50;

/** What administrators see of the releases: what is live, and the newest changes. */
export function releaseRoutes(app: FastifyInstance, { database: { db } }: ApiDeps): void {
  route(app, "GET /api/admin/releases", async () => {
    const { environmentId, revision, document } = await readEnvironment(db);
    const log = await readLog(db, LOG_LINES);
    return {
      environment: environmentId,
      revision,
      areas: UNITS.flatMap((unit) => {
        const found = document.units[unit];
        return found
          ? [{ area: unit, live: found.live, fallback: fallbackOf(found), since: found.since }]
          : [];
      }),
      log: log.map(({ at, unit, revision, who, action, from, to, why }) => ({
        revision,
        at: at.toISOString(),
        who,
        action,
        area: unit,
        from,
        to,
        why,
      })),
    };
  });
}
