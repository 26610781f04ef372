import type { QueryClient } from "@tanstack/react-query";
import { CLEARED, READS, type Tag, WRITES } from "../contract/tags.ts";
import type { Answered } from "./answered.ts";

/**
 * Marks cached replies with one of these tags as stale. Those on screen are refetched at once, the others when they are shown next.
 * @returns settles once the replies on screen have been refetched, whether or not that succeeded
 */
export async function markTags(client: QueryClient, tags: readonly Tag[]): Promise<void> {
  const of: Partial<Record<string, readonly Tag[]>> = READS;
  const about =
    (some: readonly Tag[]) =>
    ({ queryKey: [call] }: { queryKey: readonly unknown[] }) =>
      of[String(call)]?.some((tag) => some.includes(tag)) ?? false;
  client.removeQueries({ type: "inactive", predicate: about(CLEARED.filter((tag) => tags.includes(tag))) });
  const stale = { predicate: about(tags) };
  // A first load that is on its way may have been answered from before the write; the query cache would take its reply as fresh.
  const first = client
    .getQueryCache()
    .findAll({ ...stale, fetchStatus: "fetching" })
    .filter(({ state }) => state.data === undefined);
  for (const query of first) {
    query.cancel({ silent: true });
    query.fetch().catch(() => {});
  }
  await client.invalidateQueries(stale);
}

/** What these writes have changed. */
export function tagsChangedBy(answered: readonly Answered[]): Tag[] {
  // An area may be newer than the shell whose table this is, and use calls that are not in it.
  const changedBy: Partial<typeof WRITES> = WRITES;
  return answered.flatMap(
    ({ call, unchanged }) => changedBy[call]?.filter((tag) => !unchanged.includes(tag)) ?? [],
  );
}
