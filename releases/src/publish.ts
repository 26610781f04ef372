import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Deployable } from "@lagom/shared/remote";
import type { Db } from "./environment.ts";
import { AT_ONCE, inTurns } from "./in-turns.ts";
import type { ReleaseRecord } from "./record.ts";
import { readRecord } from "./records.ts";
import { releaseRecords } from "./releases.table.ts";
import { FileExistsError, type FileStore } from "./store.ts";
import { integrityOf, storeKey, storePrefix } from "./store-key.ts";

/** A release with this id but other bytes already exists: a build was not deterministic, or an id was forged. */
export class ReleaseConflictError extends Error {
  override name = "ReleaseConflictError";
}

/** How far a release has come. */
interface Progress {
  /** Whether it has a record, so that it exists. */
  published: boolean;
  /** Its files that are not in the store: not uploaded yet or, of a published release, lost since. */
  missing: string[];
}

/** How far a release has come. @throws ReleaseConflictError if the id belongs to other bytes */
export async function progressOf(db: Db, store: FileStore, record: ReleaseRecord): Promise<Progress> {
  const { deployable, id } = record;
  const known = await readRecord(db, deployable, id);
  if (known && !sameFiles(known, record)) {
    throw new ReleaseConflictError(`Release ${id} of ${deployable} exists with other files`);
  }
  return { published: known !== undefined, missing: await unstored(store, record) };
}

/** The files of a release that are missing in the store, or incomplete because an upload was interrupted. */
export async function unstored(
  store: FileStore,
  { deployable, id, files }: ReleaseRecord,
): Promise<string[]> {
  const stored = new Set((await store.list(storePrefix(deployable, id))).map(({ key }) => key));
  const checked = await inTurns(Object.entries(files), AT_ONCE, async ([name, { integrity }]) => {
    const key = storeKey(deployable, id, name, integrity);
    const contents = stored.has(key) ? await store.read(key) : undefined;
    return contents && integrityOf(contents) === integrity ? [] : [name];
  });
  return checked.flat();
}

/**
 * Stores one file of a release that is being published. The key contains the hash, so other contents under that key are left
 * over from an interrupted upload, on stores that expose such files, and are replaced.
 */
export async function storeFile(
  store: FileStore,
  deployable: Deployable,
  id: string,
  name: string,
  contents: Uint8Array,
): Promise<void> {
  const key = storeKey(deployable, id, name, integrityOf(contents));
  try {
    await store.create(key, contents);
  } catch (error) {
    if (!(error instanceof FileExistsError)) throw error;
    await store.remove(key);
    await store.create(key, contents);
  }
}

/** The files of a release that are missing in the store, or whose contents differ from the record. */
export async function brokenFiles(store: FileStore, record: ReleaseRecord): Promise<string[]> {
  const checked = await inTurns(Object.entries(record.files), AT_ONCE, async ([name, { integrity }]) => {
    const contents = await store.read(storeKey(record.deployable, record.id, name, integrity));
    if (!contents) return `${name} is not in the store`;
    return integrityOf(contents) === integrity ? [] : `${name} in the store has another hash than its record`;
  });
  return checked.flat();
}

/**
 * Writes the record of a release whose files are all stored. From then on the release exists.
 * @throws ReleaseConflictError if another release took that id first
 */
export async function writeRecord(db: Db, record: ReleaseRecord): Promise<void> {
  const { deployable, id } = record;
  await db.insert(releaseRecords).values({ deployable, id, record }).onConflictDoNothing();
  const written = await readRecord(db, deployable, id);
  if (!written || !sameFiles(written, record)) {
    throw new ReleaseConflictError(`Release ${id} of ${deployable} exists with other files`);
  }
}

/**
 * Stores a built release: all files first, which are then read back, and last the record, so that a release is whole or absent.
 * Publishing the same release again only stores the files that the store has lost.
 * @throws ReleaseConflictError if the id belongs to other bytes
 */
export async function publish(
  db: Db,
  store: FileStore,
  folder: string,
  record: ReleaseRecord,
): Promise<void> {
  const { published, missing } = await progressOf(db, store, record);
  if (published && missing.length === 0) return;
  await inTurns(missing, AT_ONCE, async (name) =>
    storeFile(store, record.deployable, record.id, name, await readFile(join(folder, name))),
  );
  const [broken] = await brokenFiles(store, record);
  if (broken) throw new Error(`Release ${record.id} of ${record.deployable}: ${broken}`);
  await writeRecord(db, record);
}

function sameFiles(a: ReleaseRecord, b: ReleaseRecord): boolean {
  const names = Object.keys(a.files);
  return (
    names.length === Object.keys(b.files).length &&
    names.every((name) => a.files[name]?.integrity === b.files[name]?.integrity)
  );
}
