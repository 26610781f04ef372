import { and, desc, eq } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { environment, releaseLog, releaseRecords } from "./releases.table.ts";
import type { Unit } from "./units.ts";

/** Any Drizzle handle on PostgreSQL, or a transaction of one. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface LiveRelease {
  live: string;
  /** The last release that was live before, to fall back to. */
  fallback: string | null;
  /** Who made it live; `start` may move only what `start` set. */
  by: string;
  since: string;
}

/** Which release of each unit is live. */
export type EnvironmentDocument = { [U in Unit]?: LiveRelease };

export interface Environment {
  environmentId: string;
  /** Grows by one with every change. */
  revision: number;
  document: EnvironmentDocument;
}

/** Somebody else changed the environment since it was read; read it again and retry. */
export class LostRaceError extends Error {
  override name = "LostRaceError";
}

/** The release is not known; nothing was changed. */
export class UnknownReleaseError extends Error {
  override name = "UnknownReleaseError";
}

const NAME = "live";

/** The environment as it is; made empty, at revision 0, in a new database. */
export async function readEnvironment(db: Db): Promise<Environment> {
  const [found] = await db.select().from(environment).where(eq(environment.name, NAME));
  if (found) return found;
  await db.insert(environment).values({ name: NAME, revision: 0, document: {} }).onConflictDoNothing();
  const [made] = await db.select().from(environment).where(eq(environment.name, NAME));
  if (!made) throw new Error("The environment cannot be made");
  return made;
}

export interface Change {
  action: "promote" | "rollback";
  unit: Unit;
  to: string;
  who: string;
  why?: string;
}

/**
 * Makes a release live, by compare-and-swap on the revision that the caller has read, and logs it.
 * @throws LostRaceError when the environment has moved on, UnknownReleaseError when there is no such record
 */
export async function changeEnvironment(db: Db, read: Environment, change: Change): Promise<Environment> {
  const before = read.document[change.unit];
  const document: EnvironmentDocument = {
    ...read.document,
    [change.unit]: {
      live: change.to,
      fallback: before && before.live !== change.to ? before.live : (before?.fallback ?? null),
      by: change.who,
      since: new Date().toISOString(),
    },
  };
  const revision = read.revision + 1;
  await db.transaction(async (tx) => {
    const [record] = await tx
      .select({ id: releaseRecords.id })
      .from(releaseRecords)
      .where(and(eq(releaseRecords.unit, change.unit), eq(releaseRecords.id, change.to)));
    if (!record) throw new UnknownReleaseError(`There is no release ${change.to} of ${change.unit}`);
    const swapped = await tx
      .update(environment)
      .set({ document, revision })
      .where(
        and(
          eq(environment.name, NAME),
          eq(environment.environmentId, read.environmentId),
          eq(environment.revision, read.revision),
        ),
      )
      .returning({ revision: environment.revision });
    if (swapped.length === 0) throw new LostRaceError(`Revision ${read.revision} is no longer the newest`);
    await tx.insert(releaseLog).values({
      revision,
      who: change.who,
      action: change.action,
      unit: change.unit,
      from: before?.live ?? null,
      to: change.to,
      why: change.why ?? null,
    });
  });
  return { environmentId: read.environmentId, revision, document };
}

/** The newest changes, newest first; at most `limit`. */
export async function readLog(db: Db, limit: number) {
  return db.select().from(releaseLog).orderBy(desc(releaseLog.id)).limit(limit);
}
