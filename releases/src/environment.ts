import { isDeepStrictEqual } from "node:util";
import type { Deployable } from "@lagom/shared/remote";
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import {
  applyChange,
  type Change,
  counterpartsOf,
  type EnvironmentDocument,
  ImpossibleChangeError,
} from "./environment-document.ts";
import type { GateResult } from "./gate/result.ts";
import { environment, releaseLog, releasePreviews, releaseRecords } from "./releases.table.ts";

/** A Drizzle database for PostgreSQL, or a transaction. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Environment {
  environmentId: string;
  /** Grows by one with every change. */
  revision: number;
  document: EnvironmentDocument;
}

/** What a change is about has changed since it was read; read it again and retry. */
export class LostRaceError extends Error {
  override name = "LostRaceError";
  /** @param revision that was read */
  constructor(change: Change, revision: number) {
    const what = "deployable" in change ? change.deployable : "the environment";
    super(`${what} has changed since revision ${revision}`);
  }
}

/** What a release would run with has changed since it was checked; the change itself still stands. */
export class OvertakenError extends LostRaceError {
  override name = "OvertakenError";
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

/** The consent of a second person to what `who` asked for. */
export interface Approval {
  /** Null if the log names them at what this goes on with. */
  by: string | null;
  /** Uses it up, in the transaction of the change. @throws LostRaceError when it holds no longer */
  spend: (tx: Db, change: Change) => Promise<void>;
}

/** Who changes the environment and why; `forced` if the gate or a freeze was overridden; `gate` holds its results. */
export interface ChangeOrigin {
  who: string;
  approval?: Approval | undefined;
  why?: string | null;
  forced?: boolean;
  gate?: GateResult;
}

/**
 * Changes the environment if what the change is about is still as the caller has read it, and logs the change in the same
 * transaction. What others have changed meanwhile elsewhere stays: of two teams at work at once, none loses.
 * @throws LostRaceError or OvertakenError when it has moved on, UnknownReleaseError when a release has no record,
 *   ImpossibleChangeError when there is nothing to change
 */
export async function changeEnvironment(
  db: Db,
  read: Environment,
  change: Change,
  { who, why = null, forced = false, gate, approval }: ChangeOrigin,
): Promise<Environment> {
  return db.transaction(async (tx) => {
    const [now] = await tx.select().from(environment).where(eq(environment.name, NAME)).for("update");
    if (now?.environmentId !== read.environmentId || hasMoved(read.document, now.document, change))
      throw new LostRaceError(change, read.revision);
    if (hasOtherCounterparts(read.document, now.document, change))
      throw new OvertakenError(change, read.revision);
    const before = now.document;
    const at = new Date();
    const document = applyChange(before, change, { who, at, why });
    const revision = now.revision + 1;
    await assertKnown(tx, before, change);
    await approval?.spend(tx, change);
    await tx.update(environment).set({ document, revision }).where(eq(environment.name, NAME));
    await tx.insert(releaseLog).values({
      revision,
      at,
      who,
      approvedBy: approval?.by ?? null,
      why,
      forced,
      gate: gate ?? null,
      action: change.action,
      deployable: "deployable" in change ? change.deployable : null,
      from: "deployable" in change ? (before.deployables[change.deployable]?.live ?? null) : null,
      to: "to" in change ? change.to : change.action === "restore" ? String(change.revision) : null,
      percent: change.action === "promote" ? change.percent : null,
      rollout: (change.action === "promote" && change.rollout) || null,
      document,
    });
    if (change.action === "withdraw") await endPreviews(tx, change, { who, at });
    return { environmentId: read.environmentId, revision, document };
  });
}

/** Whether what a change is about differs: its deployable, the service worker, or for a restore anything. */
export function hasMoved(before: EnvironmentDocument, now: EnvironmentDocument, change: Change): boolean {
  if (change.action === "copy") return false;
  const about = (document: EnvironmentDocument) => {
    if ("deployable" in change) return document.deployables[change.deployable];
    return change.action === "restore" ? document : document.worker;
  };
  return !isDeepStrictEqual(about(before), about(now));
}

/** Whether a release that the change shows, or an area that it adds, would run with others than those that it was checked with. */
function hasOtherCounterparts(
  before: EnvironmentDocument,
  now: EnvironmentDocument,
  change: Change,
): boolean {
  if (change.action !== "create" && !showsAnother(before, change)) return false;
  const { deployable } = change;
  return !isDeepStrictEqual(counterpartsOf(deployable, before), counterpartsOf(deployable, now));
}

/** Whether a change of a deployable shows a release that was not shown before. */
function showsAnother(
  before: EnvironmentDocument,
  change: Change,
): change is Extract<Change, { action: "promote" | "rollback" | "withdraw" }> {
  if (change.action === "withdraw") return change.to === before.deployables[change.deployable]?.live;
  return change.action === "promote" || change.action === "rollback";
}

/** Nobody is shown any more what was withdrawn. */
async function endPreviews(
  tx: Db,
  { deployable, to }: Extract<Change, { action: "withdraw" }>,
  { who, at }: { who: string; at: Date },
): Promise<void> {
  const { area, release, endedAt } = releasePreviews;
  await tx
    .update(releasePreviews)
    .set({ endedAt: at, endedBy: who })
    .where(and(eq(area, deployable), eq(release, to), isNull(endedAt)));
}

/** Every release that becomes live must have a record, which is only written once all its files are stored. */
async function assertKnown(tx: Db, before: EnvironmentDocument, change: Change): Promise<void> {
  const named =
    change.action === "restore"
      ? Object.entries(change.document.deployables).map(([deployable, { live }]) => [deployable, live])
      : change.action === "promote" || change.action === "rollback"
        ? [[change.deployable, change.to]]
        : [];
  for (const [deployable = "", id = ""] of named) {
    if (before.deployables[deployable]?.live === id) continue;
    const [record] = await tx
      .select({ id: releaseRecords.id })
      .from(releaseRecords)
      .where(and(eq(releaseRecords.deployable, deployable), eq(releaseRecords.id, id)));
    if (!record) throw new UnknownReleaseError(`There is no release ${id} of ${deployable}`);
  }
}

export type LogEntry = typeof releaseLog.$inferSelect;

/** Which changes to read: those before a log id, of these names, of one deployable, from a time on. */
interface LogFilter {
  before?: number | undefined;
  who?: readonly string[] | undefined;
  deployable?: Deployable | undefined;
  since?: Date | undefined;
}

/**
 * Changes, newest first: at most `limit` of those that the filter lets through. Who approved a change, or whom a change
 * of a team is about, counts as who made it.
 */
export async function readLog(
  db: Db,
  limit: number,
  { before, who, deployable, since }: LogFilter = {},
): Promise<LogEntry[]> {
  return db
    .select()
    .from(releaseLog)
    .where(
      and(
        before === undefined ? undefined : lt(releaseLog.id, before),
        who &&
          or(
            ...[releaseLog.who, releaseLog.approvedBy, releaseLog.member].map((column) =>
              inArray(column, [...who]),
            ),
          ),
        deployable === undefined ? undefined : eq(releaseLog.deployable, deployable),
        since === undefined ? undefined : gte(releaseLog.at, since),
      ),
    )
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
    .where(and(eq(releaseLog.revision, revision), isNotNull(releaseLog.document)));
  if (!row?.document) throw new ImpossibleChangeError(`The log has no revision ${revision}`);
  return row.document;
}
