import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { appliedMigration } from "../database/applied-migration.ts";
import type { Db } from "../database/open.ts";
import { remembered } from "../remembered.ts";
import { readRevision, readVersion } from "../telemetry/version.ts";
import { within } from "../within.ts";
import { FOR_OPERATORS } from "./for-operators.ts";

const READ_WITHIN_MS = 1000;
const READ_EVERY_MS = 1000;

export interface VersionDeps {
  db: Db;
  config: Pick<Config, "LAGOM_REVISION">;
  /** Of a host that serves pages: the ids of the releases that are live, by deployable. */
  liveReleases?: () => Promise<Record<string, string>>;
}

/** `/version`: which sources, which schema and which releases run here; null for what cannot be known now. */
export function versionRoute(app: FastifyInstance, { db, config, liveReleases }: VersionDeps): void {
  const version = readVersion();
  const revision = readRevision(config);
  const orNull = <T>(work: Promise<T>) => within(READ_WITHIN_MS, work).catch(() => null);
  const read = remembered(READ_EVERY_MS, async () => {
    const [migration, releases] = await Promise.all([
      orNull(appliedMigration(db)),
      liveReleases && orNull(liveReleases()),
    ]);
    return { version, revision: await revision, migration, ...(liveReleases ? { releases } : {}) };
  });
  app.get("/version", FOR_OPERATORS, () => read());
}
