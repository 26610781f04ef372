import { sizeOf, sizesOf } from "@lagom/releases/gate/size-check";
import { lastShown, withdrawnAmong } from "@lagom/releases/past";
import type { ReleaseRecord } from "@lagom/releases/record";
import { readRecord } from "@lagom/releases/records";
import type { Reply } from "@lagom/shared/contract/calls";
import type { Deployable } from "@lagom/shared/remote";
import type { Db } from "../platform/database/open.ts";

type Release = Reply<"GET /api/releases/deployables/{deployable}">["releases"][number];
type Facts = Pick<Release, "kilobytes" | "more" | "pages" | "shown" | "withdrawn">;

/**
 * What records and log know of some releases of a deployable: their sizes against the live one, and when and why they were shown.
 * @param live the release that is live
 */
export async function factsOf(
  db: Db,
  deployable: Deployable,
  records: readonly ReleaseRecord[],
  live: string | undefined,
): Promise<(record: ReleaseRecord) => Facts> {
  const ids = records.map(({ id }) => id);
  const shown = await lastShown(db, deployable, ids);
  const withdrawn = await withdrawnAmong(db, deployable, ids);
  const beside =
    records.find(({ id }) => id === live) ?? (live ? await readRecord(db, deployable, live) : undefined);
  const liveSizes = beside && sizesOf(beside);
  return (record) => {
    const kilobytes = sizeOf(record);
    return {
      kilobytes,
      more: beside ? kilobytes - sizeOf(beside) : null,
      pages: [...sizesOf(record)].map(([page, size]) => {
        const before = liveSizes?.get(page);
        return { page, kilobytes: size, more: before === undefined ? null : size - before };
      }),
      shown: shown.get(record.id) ?? null,
      withdrawn: withdrawn.get(record.id) ?? null,
    };
  };
}
