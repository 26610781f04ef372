import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import { releaseReports } from "../schema/release-reports.table.ts";

/** Reports on a release within a time window; each network address counts once. */
export interface Health {
  /** Number of addresses that reported. */
  addresses: number;
  /** Of those, with at least one failure. */
  failed: number;
}

/** The health feed's answer for some releases of a deployable since a moment; a release without reports has none. */
export async function healthOf(
  db: Db,
  deployable: string,
  releases: readonly string[],
  since: Date,
): Promise<(release: string) => Health> {
  const rows =
    releases.length === 0
      ? []
      : await db
          .select({
            release: releaseReports.release,
            addresses: sql<number>`count(distinct ${releaseReports.address})::int`,
            failed: sql<number>`(count(distinct ${releaseReports.address}) filter (where ${releaseReports.outcome} = 'failed'))::int`,
          })
          .from(releaseReports)
          .where(
            and(
              eq(releaseReports.deployable, deployable),
              inArray(releaseReports.release, [...releases]),
              gt(releaseReports.at, since),
            ),
          )
          .groupBy(releaseReports.release);
  const found = new Map(rows.map(({ release, ...health }) => [release, health]));
  return (release) => found.get(release) ?? { addresses: 0, failed: 0 };
}

/** The window of the figures that are shown. */
export const lastDay = (): Date => new Date(Date.now() - 86_400_000);
