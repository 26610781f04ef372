import { readEnvironment, readLog } from "@lagom/releases/environment";
import { UNITS } from "@lagom/releases/units";
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
        const found = document[unit];
        return found ? [{ area: unit, live: found.live, fallback: found.fallback, since: found.since }] : [];
      }),
      log: log.map(({ at, unit, id: _id, ...line }) => ({ ...line, at: at.toISOString(), area: unit })),
    };
  });
}
