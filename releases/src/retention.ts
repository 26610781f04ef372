import type { Deployable } from "@lagom/shared/remote";
import { and, eq, gt, isNull } from "drizzle-orm";
import { type Db, readEnvironment } from "./environment.ts";
import { deployablesOf, type EnvironmentDocument } from "./environment-document.ts";
import { releaseLog, releasePreviews, releaseRecords } from "./releases.table.ts";
import type { FileStore } from "./store.ts";
import { storePrefix } from "./store-key.ts";

const KEPT_OF_DEPLOYABLE = 10;
const KEPT_DAYS = 30;
/** Files without a record, left over from an interrupted publish, are removed after this time. */
const ORPHANS_KEPT_DAYS = 1;
const DAY_MS = 86_400_000;

/**
 * Removes releases that are no longer needed: not among the newest 10 of a deployable, older than 30 days, and named neither by
 * the environment, nor by any revision of the last 30 days, which a tab or a rollback may still use, nor by a preview.
 * @returns what was removed, as `books 0123456789ab`
 */
export async function removeOldReleases(db: Db, store: FileStore, now = new Date()): Promise<string[]> {
  const removed: string[] = [];
  const { document } = await readEnvironment(db);
  const wanted = await referenced(db, document, now);
  for (const deployable of deployablesOf(document)) {
    const rows = await db
      .select({ id: releaseRecords.id, at: releaseRecords.createdAt })
      .from(releaseRecords)
      .where(eq(releaseRecords.deployable, deployable));
    const newestFirst = rows.toSorted((a, b) => b.at.getTime() - a.at.getTime());
    const oldest = now.getTime() - KEPT_DAYS * DAY_MS;
    const old = newestFirst
      .slice(KEPT_OF_DEPLOYABLE)
      .filter(({ id, at }) => at.getTime() < oldest && !wanted.has(`${deployable} ${id}`));
    for (const { id } of old) {
      await db
        .delete(releaseRecords)
        .where(and(eq(releaseRecords.deployable, deployable), eq(releaseRecords.id, id)));
      removed.push(`${deployable} ${id}`);
    }
    const kept = new Set(newestFirst.map(({ id }) => id).filter((id) => !old.some((gone) => gone.id === id)));
    await removeFiles(store, deployable, kept, new Set(old.map(({ id }) => id)), now);
  }
  return removed;
}

/** Files are removed after their record, so that a release never exists in part. */
async function removeFiles(
  store: FileStore,
  deployable: Deployable,
  kept: ReadonlySet<string>,
  gone: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const orphaned = now.getTime() - ORPHANS_KEPT_DAYS * DAY_MS;
  for (const { key, at } of await store.list(storePrefix(deployable))) {
    const id = key.split("/")[1] ?? "";
    if (!kept.has(id) && (gone.has(id) || at.getTime() < orphaned)) await store.remove(key);
  }
}

async function referenced(db: Db, document: EnvironmentDocument, now: Date): Promise<ReadonlySet<string>> {
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const rows = await db
    .select({ document: releaseLog.document })
    .from(releaseLog)
    .where(gt(releaseLog.at, since));
  const documents = [document, ...rows.map((row) => row.document)];
  const previews = await db
    .select({ area: releasePreviews.area, release: releasePreviews.release })
    .from(releasePreviews)
    .where(and(isNull(releasePreviews.endedAt), gt(releasePreviews.expiresAt, now)));
  return new Set([
    ...documents.flatMap((found) => (found ? namedBy(found) : [])),
    ...previews.map(({ area, release }) => `${area} ${release}`),
  ]);
}

const namedBy = ({ deployables }: EnvironmentDocument): string[] =>
  Object.entries(deployables).flatMap(([deployable, state]) => {
    const ids = [state.live, ...state.previous, ...(state.canary ? [state.canary.release] : [])];
    return ids.map((id) => `${deployable} ${id}`);
  });
