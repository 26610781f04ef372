import type { Tag } from "../contract/tags.ts";
import type { Answered } from "./answered.ts";
import { queryClient } from "./client.ts";

/**
 * Marks cached replies with one of these tags as stale, or all of them while the tables of tags cannot be loaded. Those on screen are
 * refetched at once, the others when they are shown next.
 * @returns settles once the replies on screen have been refetched, whether or not that succeeded
 */
export async function markStale(tags: readonly Tag[]): Promise<void> {
  const later = await loadLater();
  return later ? later.markTags(queryClient, tags) : queryClient.invalidateQueries();
}

/** Marks everything as stale that these writes have changed (shared/contract/tags.ts). */
export async function markChanged(answered: readonly Answered[]): Promise<void> {
  if (answered.length === 0) return;
  const later = await loadLater();
  return later ? later.markTags(queryClient, later.tagsChangedBy(answered)) : queryClient.invalidateQueries();
}

/** Only needed after a write, so that it is not part of the first load. @returns undefined without a network */
const loadLater = () => import("./mark-stale.ts").catch(() => undefined);
