import type { Tag, WriteKey } from "../contract/tags.ts";
import { queryClient } from "./client.ts";

/** A write that was answered, and the tags it can change but has not. */
export interface Answered {
  call: WriteKey;
  unchanged: readonly Tag[];
}

/**
 * Marks cached replies as stale that carry one of the tags: those on screen are asked for again at once, others when they are
 * shown next.
 * @returns settles once those on screen were asked for again and answered, well or not
 */
export async function markStale(tags: readonly Tag[]): Promise<void> {
  const { READS, CLEARED } = await loadTags();
  const of: Partial<Record<string, readonly Tag[]>> = READS;
  const about =
    (some: readonly Tag[]) =>
    ({ queryKey: [call] }: { queryKey: readonly unknown[] }) =>
      of[String(call)]?.some((tag) => some.includes(tag)) ?? false;
  queryClient.removeQueries({
    type: "inactive",
    predicate: about(CLEARED.filter((tag) => tags.includes(tag))),
  });
  await queryClient.invalidateQueries({ predicate: about(tags) });
}

/** Marks as stale what writes have changed (shared/contract/tags.ts). */
export async function markChanged(answered: readonly Answered[]): Promise<void> {
  if (answered.length === 0) return;
  const { WRITES } = await loadTags();
  // An area may be newer than the shell that brings this table: its newest calls are then not in it.
  const changedBy: Partial<typeof WRITES> = WRITES;
  await markStale(
    answered.flatMap(
      ({ call, unchanged }) => changedBy[call]?.filter((tag) => !unchanged.includes(tag)) ?? [],
    ),
  );
}

/** Only writes need the tables, so the first page does not load them. */
const loadTags = () => import("../contract/tags.ts");
