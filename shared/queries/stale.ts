import type { Tag, WriteKey } from "../contract/tags.ts";
import { queryClient } from "./client.ts";

/** A write the server has answered, with those of its tags that it left unchanged. */
export interface Answered {
  call: WriteKey;
  unchanged: readonly Tag[];
}

/**
 * Marks cached replies with one of these tags as stale, or all of them while the tables of tags cannot be loaded. Those on screen are refetched at once, the others when they are shown
 * next.
 * @returns settles once the replies on screen have been refetched, whether or not that succeeded
 */
export async function markStale(tags: readonly Tag[]): Promise<void> {
  const tables = await loadTags();
  if (!tables) return queryClient.invalidateQueries();
  const of: Partial<Record<string, readonly Tag[]>> = tables.READS;
  const about =
    (some: readonly Tag[]) =>
    ({ queryKey: [call] }: { queryKey: readonly unknown[] }) =>
      of[String(call)]?.some((tag) => some.includes(tag)) ?? false;
  queryClient.removeQueries({
    type: "inactive",
    predicate: about(tables.CLEARED.filter((tag) => tags.includes(tag))),
  });
  const stale = { predicate: about(tags) };
  // A first load that is on its way may have been answered from before the write; the query cache would take its reply as fresh.
  const first = queryClient
    .getQueryCache()
    .findAll({ ...stale, fetchStatus: "fetching" })
    .filter(({ state }) => state.data === undefined);
  for (const query of first) {
    query.cancel({ silent: true });
    query.fetch().catch(() => {});
  }
  await queryClient.invalidateQueries(stale);
}

/** Marks everything as stale that these writes have changed (shared/contract/tags.ts). */
export async function markChanged(answered: readonly Answered[]): Promise<void> {
  if (answered.length === 0) return;
  const tables = await loadTags();
  if (!tables) return queryClient.invalidateQueries();
  // An area may be newer than the shell whose table this is, and use calls that are not in it.
  const changedBy: Partial<typeof tables.WRITES> = tables.WRITES;
  await markStale(
    answered.flatMap(
      ({ call, unchanged }) => changedBy[call]?.filter((tag) => !unchanged.includes(tag)) ?? [],
    ),
  );
}

/** The tables are only needed after a write, so they are not part of the first load. @returns undefined without a network */
const loadTags = () => import("../contract/tags.ts").catch(() => undefined);
