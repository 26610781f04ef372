import { and, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import { releaseReports } from "../schema/release-reports.table.ts";

/** Reports on a release within a time window; each network address counts once. */
export interface Health {
  /** Number of addresses that reported. */
  addresses: number;
  /** Of those, with at least one failure. */
  failed: number;
}

/**
 * Whose reports count: those of everybody, or of people whose account is a day old. Of people, each counts once, whatever addresses
 * they use, and each address once, whatever accounts it has.
 */
type Whose = "everybody" | "people";

const addresses = sql`count(distinct ${releaseReports.address})`;
const people = sql`count(distinct ${releaseReports.person})`;
const ofFailed = sql`filter (where ${releaseReports.outcome} = 'failed')`;
const COUNTS = {
  everybody: {
    addresses: sql<number>`${addresses}::int`,
    failed: sql<number>`(${addresses} ${ofFailed})::int`,
  },
  people: {
    addresses: sql<number>`least(${addresses}, ${people})::int`,
    failed: sql<number>`least(${addresses} ${ofFailed}, ${people} ${ofFailed})::int`,
  },
};

/** The health feed's answer for some releases of a deployable since a moment; a release without reports has none. */
export async function healthOf(
  db: Db,
  deployable: string,
  releases: readonly string[],
  since: Date,
  whose: Whose = "everybody",
): Promise<(release: string) => Health> {
  const rows =
    releases.length === 0
      ? []
      : await db
          .select({ release: releaseReports.release, ...COUNTS[whose] })
          .from(releaseReports)
          .where(
            and(
              eq(releaseReports.deployable, deployable),
              inArray(releaseReports.release, [...releases]),
              gt(releaseReports.at, since),
              whose === "people" ? isNotNull(releaseReports.person) : undefined,
            ),
          )
          .groupBy(releaseReports.release);
  const found = new Map(rows.map(({ release, ...health }) => [release, health]));
  return (release) => found.get(release) ?? { addresses: 0, failed: 0 };
}

/** The window of the figures that are shown. */
export const lastDay = (): Date => new Date(Date.now() - 86_400_000);
