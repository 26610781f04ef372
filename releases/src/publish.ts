import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Unit } from "@lagom/shared/remote";
import { and, desc, eq } from "drizzle-orm";
import { integrityOf } from "./describe.ts";
import type { Db } from "./environment.ts";
import type { ReleaseRecord } from "./record.ts";
import { releaseRecords } from "./releases.table.ts";
import type { FileStore } from "./store.ts";

/** A release of the same id but other bytes is there already: a build was not deterministic, or an id was forged. */
export class ReleaseConflictError extends Error {
  override name = "ReleaseConflictError";
}

/** Where a release's file stands in the store, and below `/releases/` on the web. */
export const filePath = (unit: Unit, id: string, name: string): string => `${unit}/${id}/${name}`;

/**
 * Puts a built release into the store: all files first, read back, then the record, so that a release is whole or absent.
 * Publishing the same release again changes nothing.
 * @throws ReleaseConflictError when the id stands for other bytes
 */
export async function publish(
  db: Db,
  store: FileStore,
  folder: string,
  record: ReleaseRecord,
): Promise<void> {
  const known = await readRecord(db, record.unit, record.id);
  if (known) {
    if (!sameFiles(known, record)) throw new ReleaseConflictError(conflictText(record));
    return;
  }
  for (const [name, { integrity }] of Object.entries(record.files)) {
    const path = filePath(record.unit, record.id, name);
    await store.create(path, await readFile(join(folder, name)));
    const stored = await store.read(path);
    if (!stored || integrityOf(stored) !== integrity)
      throw new Error(`${path} was not stored as it was sent`);
  }
  const { unit, id } = record;
  await db.insert(releaseRecords).values({ unit, id, record }).onConflictDoNothing();
}

/** The record of a release, or undefined where there is none. */
export async function readRecord(db: Db, unit: Unit, id: string): Promise<ReleaseRecord | undefined> {
  const [row] = await db
    .select({ record: releaseRecords.record })
    .from(releaseRecords)
    .where(and(eq(releaseRecords.unit, unit), eq(releaseRecords.id, id)));
  return row?.record;
}

function sameFiles(a: ReleaseRecord, b: ReleaseRecord): boolean {
  const names = Object.keys(a.files);
  return (
    names.length === Object.keys(b.files).length &&
    names.every((name) => a.files[name]?.integrity === b.files[name]?.integrity)
  );
}

const conflictText = ({ unit, id }: ReleaseRecord) =>
  `Release ${id} of ${unit} exists with other files (409)`;

/** Releases of a unit, newest first; at most `limit`. */
export async function listReleases(db: Db, unit: Unit, limit: number) {
  return db
    .select({ id: releaseRecords.id, createdAt: releaseRecords.createdAt })
    .from(releaseRecords)
    .where(eq(releaseRecords.unit, unit))
    .orderBy(desc(releaseRecords.createdAt), desc(releaseRecords.id))
    .limit(limit);
}
