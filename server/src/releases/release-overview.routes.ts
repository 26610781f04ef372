import { readEnvironment, readLog } from "@lagom/releases/environment";
import { type CandidateState, fallbackOf, type UnitState } from "@lagom/releases/environment-document";
import { listReleases } from "@lagom/releases/records";
import { UNITS, type Unit } from "@lagom/shared/remote";
import type { FastifyInstance } from "fastify";
import { route } from "../platform/http/route.ts";
import { healthOf, lastDay } from "./release-health.queries.ts";
import type { ReleaseDeps } from "./release-service.ts";

/** What operators and teams see of the releases. */
export function releaseOverviewRoutes(app: FastifyInstance, { db }: ReleaseDeps): void {
  route(app, "GET /api/releases", async () => {
    const { environmentId, revision, document } = await readEnvironment(db);
    const units = await Promise.all(
      UNITS.flatMap((unit) => {
        const state = document.units[unit];
        return state ? [unitReply(unit, state)] : [];
      }),
    );
    return { environment: environmentId, revision, worker: document.worker, units };
  });

  async function unitReply(unit: Unit, { previous: _, ...state }: UnitState) {
    const named = [state.live, ...(state.candidate ? [state.candidate.release] : [])];
    const health = await healthOf(db, unit, named, lastDay());
    const withHealth = (candidate: CandidateState) => ({ ...candidate, health: health(candidate.release) });
    return {
      ...state,
      unit,
      fallback: fallbackOf({ ...state, previous: _ }),
      candidate: state.candidate && withHealth(state.candidate),
      health: health(state.live),
    };
  }

  route(app, "GET /api/releases/log", async ({ query }) => ({
    log: (await readLog(db, query.limit, query.before)).map(({ document: _, at, ...line }) => ({
      ...line,
      at: at.toISOString(),
    })),
  }));

  route(app, "GET /api/releases/units/{unit}", async ({ params: { unit }, query }) => {
    const { document } = await readEnvironment(db);
    const rows = await listReleases(db, unit, query.limit);
    const health = await healthOf(
      db,
      unit,
      rows.map(({ id }) => id),
      lastDay(),
    );
    return {
      releases: rows.map(({ id, record, createdAt }) => ({
        release: id,
        created_at: createdAt.toISOString(),
        author: record.author,
        source: record.revision,
        files: Object.keys(record.files).length,
        bytes: Object.values(record.files).reduce((sum, { bytes }) => sum + bytes, 0),
        state: stateOf(document.units[unit], id),
        health: health(id),
      })),
    };
  });
}

function stateOf(unit: UnitState | undefined, id: string) {
  if (unit?.live === id) return "live" as const;
  if (unit?.candidate?.release === id) return "candidate" as const;
  return fallbackOf(unit) === id ? ("fallback" as const) : ("kept" as const);
}
