import { documentAt, readEnvironment } from "@lagom/releases/environment";
import { type DeployableState, deployablesOf, fallbackOf } from "@lagom/releases/environment-document";
import { lastShown, restoredAt, servedAmong } from "@lagom/releases/past";
import { listReleases } from "@lagom/releases/records";
import type { Deployable } from "@lagom/shared/remote";
import type { FastifyInstance } from "fastify";
import { route } from "../platform/http/route.ts";
import { automaticReturn, whyNotReturned } from "./automatic-return.ts";
import { named } from "./names.ts";
import { asHttpError } from "./release-errors.ts";
import { factsOf } from "./release-facts.ts";
import { healthOf, lastDay } from "./release-health.queries.ts";
import type { ReleaseDeps } from "./release-service.ts";
import { visitsOf } from "./release-visits.queries.ts";
import { rolloutReply } from "./rollout.ts";

/** The release calls for operators and teams. */
export function releaseOverviewRoutes(app: FastifyInstance, { db, config }: ReleaseDeps): void {
  const isReturned = automaticReturn(config);
  route(app, "GET /api/releases", async ({ releaser }) => {
    const { environmentId, revision, document } = await readEnvironment(db);
    const deployables = await Promise.all(
      deployablesOf(document).flatMap((deployable) => {
        const state = document.deployables[deployable];
        return state ? [deployableReply(deployable, state)] : [];
      }),
    );
    return named(db, releaser, {
      environment: environmentId,
      revision,
      worker: document.worker,
      areas: document.added ?? [],
      deployables,
    });
  });

  async function deployableReply(deployable: Deployable, whole: DeployableState) {
    const { previous: _, rolledBack: __, twoPersons, ...state } = whole;
    const named = [state.live, ...(state.canary ? [state.canary.release] : [])];
    const health = await healthOf(db, deployable, named, lastDay());
    const visits = await visitsOf(db, deployable, named, lastDay());
    const shown = await lastShown(db, deployable, named);
    const lastLive = shown.get(state.live);
    return {
      ...state,
      why: lastLive?.at === state.since ? lastLive.why : await restoredAt(db, state.since),
      deployable,
      two_persons: Boolean(twoPersons),
      fallback: fallbackOf(whole),
      canary: state.canary && {
        ...state.canary,
        by: shown.get(state.canary.release)?.by ?? "",
        why: shown.get(state.canary.release)?.why ?? null,
        rollout: await rolloutReply(db, deployable, state.canary),
        health: health(state.canary.release),
        visits: visits(state.canary.release),
      },
      overruled: state.overruled === state.live,
      watched: whyNotReturned(whole, isReturned(deployable)) === null,
      health: health(state.live),
      visits: visits(state.live),
    };
  }

  route(app, "GET /api/releases/revisions/{revision}", ({ params: { revision } }) =>
    asHttpError(async () => {
      const document = await documentAt(db, revision);
      return {
        live: deployablesOf(document).flatMap((deployable) => {
          const release = document.deployables[deployable]?.live;
          return release ? [{ deployable, release }] : [];
        }),
      };
    }),
  );

  route(
    app,
    "GET /api/releases/deployables/{deployable}",
    async ({ releaser, params: { deployable }, query }) => {
      const { document } = await readEnvironment(db);
      const rows = await listReleases(db, deployable, query.limit);
      const ids = rows.map(({ id }) => id);
      const health = await healthOf(db, deployable, ids, lastDay());
      const visits = await visitsOf(db, deployable, ids, lastDay());
      const served = await servedAmong(db, deployable, ids);
      const facts = await factsOf(
        db,
        deployable,
        rows.map(({ record }) => record),
        document.deployables[deployable]?.live,
      );
      return named(db, releaser, {
        releases: rows.map(({ id, record, createdAt }) => ({
          release: id,
          created_at: createdAt.toISOString(),
          author: record.author,
          source: record.revision,
          files: Object.keys(record.files).length,
          bytes: Object.values(record.files).reduce((sum, { bytes }) => sum + bytes, 0),
          state: stateOf(document.deployables[deployable], id),
          served: served.has(id),
          ...facts(record),
          health: health(id),
          visits: visits(id),
        })),
      });
    },
  );
}

function stateOf(deployable: DeployableState | undefined, id: string) {
  if (deployable?.live === id) return "live" as const;
  if (deployable?.canary?.release === id) return "canary" as const;
  return fallbackOf(deployable) === id ? ("fallback" as const) : ("kept" as const);
}
