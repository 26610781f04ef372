import type { Deployable } from "@lagom/shared/remote";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "./environment.ts";
import type { ReleaseRecord } from "./record.ts";
import { releaseRecords } from "./releases.table.ts";

/** The record of a release, or undefined where there is none. */
export async function readRecord(
  db: Db,
  deployable: Deployable,
  id: string,
): Promise<ReleaseRecord | undefined> {
  return (await readRecords(db, deployable, [id]))[0];
}

/** The records of the given releases of a deployable, as far as they exist. */
export async function readRecords(
  db: Db,
  deployable: Deployable,
  ids: readonly string[],
): Promise<ReleaseRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ record: releaseRecords.record })
    .from(releaseRecords)
    .where(and(eq(releaseRecords.deployable, deployable), inArray(releaseRecords.id, [...ids])));
  return rows.map(({ record }) => record);
}

/** Releases of a deployable, newest first; at most `limit`. */
export async function listReleases(db: Db, deployable: Deployable, limit: number) {
  return db
    .select({ id: releaseRecords.id, record: releaseRecords.record, createdAt: releaseRecords.createdAt })
    .from(releaseRecords)
    .where(eq(releaseRecords.deployable, deployable))
    .orderBy(desc(releaseRecords.createdAt), desc(releaseRecords.id))
    .limit(limit);
}
