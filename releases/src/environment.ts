import { and, desc, eq, lt } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import {
  applyChange,
  type Change,
  type DeployableState,
  type EnvironmentDocument,
  ImpossibleChangeError,
} from "./environment-document.ts";
import type { GateResult } from "./gate/result.ts";
import { environment, releaseLog, releaseRecords } from "./releases.table.ts";

/** A Drizzle database for PostgreSQL, or a transaction. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Environment {
  environmentId: string;
  /** Grows by one with every change. */
  revision: number;
  document: EnvironmentDocument;
}

/** The environment has changed since it was read; read it again and retry. */
export class LostRaceError extends Error {
  override name = "LostRaceError";
  /** @param revision that was read */
  constructor(revision: number) {
    super(`Revision ${revision} is no longer the newest`);
  }
}

/** The release is not known; nothing was changed. */
export class UnknownReleaseError extends Error {
  override name = "UnknownReleaseError";
}

const NAME = "live";
const EMPTY: EnvironmentDocument = { worker: true, deployables: {} };

/** The current environment. In a new database an empty one is created, at revision 0. */
export async function readEnvironment(db: Db): Promise<Environment> {
  const [found] = await db.select().from(environment).where(eq(environment.name, NAME));
  if (found) return found;
  await db.insert(environment).values({ name: NAME, revision: 0, document: EMPTY }).onConflictDoNothing();
  const [made] = await db.select().from(environment).where(eq(environment.name, NAME));
  if (!made) throw new Error("The environment cannot be made");
  return made;
}

/** Who changes the environment and why; `forced` if the gate or a freeze was overridden; `gate` holds its results. */
export interface ChangeOrigin {
  who: string;
  why?: string | null;
  forced?: boolean;
  gate?: GateResult;
}

/**
 * Changes the environment by compare-and-swap on the revision the caller has read, and logs the change in the same transaction.
 * @throws LostRaceError when the environment has moved on, UnknownReleaseError when a release has no record,
 *   ImpossibleChangeError when there is nothing to change
 */
export async function changeEnvironment(
  db: Db,
  read: Environment,
  change: Change,
  { who, why = null, forced = false, gate }: ChangeOrigin,
): Promise<Environment> {
  const at = new Date();
  const document = applyChange(read.document, change, { who, at, why });
  const revision = read.revision + 1;
  await db.transaction(async (tx) => {
    await assertKnown(tx, read.document, change);
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
    if (swapped.length === 0) throw new LostRaceError(read.revision);
    await tx.insert(releaseLog).values({
      revision,
      at,
      who,
      why,
      forced,
      gate: gate ?? null,
      action: change.action,
      deployable: "deployable" in change ? change.deployable : null,
      from: "deployable" in change ? (read.document.deployables[change.deployable]?.live ?? null) : null,
      to: "to" in change ? change.to : change.action === "restore" ? String(change.revision) : null,
      percent: change.action === "promote" ? change.percent : null,
      document,
    });
  });
  return { environmentId: read.environmentId, revision, document };
}

/** Every release that becomes live must have a record, which is only written once all its files are stored. */
async function assertKnown(tx: Db, before: EnvironmentDocument, change: Change): Promise<void> {
  const named =
    change.action === "restore"
      ? (Object.entries(change.document.deployables) as [string, DeployableState][]).map(
          ([deployable, { live }]) => [deployable, live],
        )
      : change.action === "promote" || change.action === "rollback"
        ? [[change.deployable, change.to]]
        : [];
  for (const [deployable = "", id = ""] of named) {
    if (before.deployables[deployable as keyof typeof before.deployables]?.live === id) continue;
    const [record] = await tx
      .select({ id: releaseRecords.id })
      .from(releaseRecords)
      .where(and(eq(releaseRecords.deployable, deployable), eq(releaseRecords.id, id)));
    if (!record) throw new UnknownReleaseError(`There is no release ${id} of ${deployable}`);
  }
}

export type LogEntry = typeof releaseLog.$inferSelect;

/** Changes, newest first: at most `limit`, and only those before the log id `before` if one is given. */
export async function readLog(db: Db, limit: number, before?: number): Promise<LogEntry[]> {
  return db
    .select()
    .from(releaseLog)
    .where(before === undefined ? undefined : lt(releaseLog.id, before))
    .orderBy(desc(releaseLog.id))
    .limit(limit);
}

/**
 * The environment as it was at a revision.
 * @throws ImpossibleChangeError when the log has no such revision
 */
export async function documentAt(db: Db, revision: number): Promise<EnvironmentDocument> {
  const [row] = await db
    .select({ document: releaseLog.document })
    .from(releaseLog)
    .where(eq(releaseLog.revision, revision));
  if (!row?.document) throw new ImpossibleChangeError(`The log has no revision ${revision}`);
  return row.document;
}
