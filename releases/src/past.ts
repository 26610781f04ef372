import type { Deployable } from "@lagom/shared/remote";
import { and, desc, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { Db } from "./environment.ts";
import type { Stop } from "./environment-document.ts";
import { releaseLog } from "./releases.table.ts";

const withdrawnOrForced = or(eq(releaseLog.action, "withdraw"), releaseLog.forced);

/** Which of these releases of a deployable have been live for everybody, by the log. */
export async function servedAmong(
  db: Db,
  deployable: Deployable,
  releases: readonly string[],
): Promise<ReadonlySet<string>> {
  if (releases.length === 0) return new Set();
  const madeLive = or(
    eq(releaseLog.action, "rollback"),
    and(eq(releaseLog.action, "promote"), isNull(releaseLog.percent)),
  );
  const rows = await db
    .selectDistinct({ release: releaseLog.to })
    .from(releaseLog)
    .where(and(eq(releaseLog.deployable, deployable), inArray(releaseLog.to, [...releases]), madeLive));
  return new Set(rows.flatMap(({ release }) => release ?? []));
}

/** The change that last showed a release to anybody. */
export interface Shown {
  action: string;
  by: string;
  at: string;
  why: string | null;
}

/** The last promotion of or rollback to each of these releases of a deployable, by the log. */
export async function lastShown(
  db: Db,
  deployable: Deployable,
  releases: readonly string[],
): Promise<ReadonlyMap<string, Shown>> {
  return lastOf(db, deployable, releases, inArray(releaseLog.action, ["promote", "rollback"]));
}

/** The withdrawals of these releases that still stand, by the log. */
export async function withdrawnAmong(
  db: Db,
  deployable: Deployable,
  releases: readonly string[],
): Promise<ReadonlyMap<string, Stop>> {
  const last = await lastOf(db, deployable, releases, withdrawnOrForced);
  const withdrawals = [...last].filter(([, { action }]) => action === "withdraw");
  return new Map(withdrawals.map(([release, { by, at, why }]) => [release, { by, at, why }]));
}

/** Why the whole set was restored, if that happened at this moment. */
export async function restoredAt(db: Db, at: string): Promise<string | null> {
  const [last] = await db
    .select({ at: releaseLog.at, why: releaseLog.why })
    .from(releaseLog)
    .where(and(isNull(releaseLog.deployable), eq(releaseLog.action, "restore")))
    .orderBy(desc(releaseLog.id))
    .limit(1);
  return last?.at.toISOString() === at ? last.why : null;
}

/** The newest line of the log of a kind about each of these releases. */
async function lastOf(
  db: Db,
  deployable: Deployable,
  releases: readonly string[],
  kind: SQL | undefined,
): Promise<ReadonlyMap<string, Shown>> {
  if (releases.length === 0) return new Map();
  const { to, action, who, at, why } = releaseLog;
  const rows = await db
    .selectDistinctOn([to], { to, action, by: who, at, why })
    .from(releaseLog)
    .where(and(eq(releaseLog.deployable, deployable), inArray(to, [...releases]), kind))
    .orderBy(to, desc(releaseLog.id));
  return new Map(
    rows.map(({ to: release, at: when, ...row }) => [release ?? "", { ...row, at: when.toISOString() }]),
  );
}

/** The withdrawal of a release that still stands, by the log: no operator has brought the release back by force since. */
export async function withdrawalOf(db: Db, deployable: Deployable, release: string): Promise<Stop | null> {
  return (await withdrawnAmong(db, deployable, [release])).get(release) ?? null;
}

/** Whether a release was ever withdrawn, even if an operator has brought it back since. */
export async function hasBeenWithdrawn(db: Db, deployable: Deployable, release: string): Promise<boolean> {
  const [row] = await db
    .select({ id: releaseLog.id })
    .from(releaseLog)
    .where(
      and(
        eq(releaseLog.deployable, deployable),
        eq(releaseLog.to, release),
        eq(releaseLog.action, "withdraw"),
      ),
    )
    .limit(1);
  return row !== undefined;
}
