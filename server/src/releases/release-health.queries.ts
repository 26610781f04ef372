import { and, eq, gt, inArray, isNotNull, lte, sql } from "drizzle-orm";
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
 * Whose reports count: those of everybody, or of people whose account is a day old and whose page was served the release that it tells
 * of. Of people, each counts once, whatever addresses they use, each address once, whatever accounts it has, and each served document
 * once, whoever tells of it.
 */
type Whose = "everybody" | "people";

const addresses = sql`count(distinct ${releaseReports.address})`;
const people = sql`count(distinct ${releaseReports.person})`;
const tickets = sql`count(distinct ${releaseReports.ticket})`;
const ofFailed = sql`filter (where ${releaseReports.outcome} = 'failed')`;
const COUNTS = {
  everybody: {
    addresses: sql<number>`${addresses}::int`,
    failed: sql<number>`(${addresses} ${ofFailed})::int`,
  },
  people: {
    addresses: sql<number>`least(${addresses}, ${people}, ${tickets})::int`,
    failed: sql<number>`least(${addresses} ${ofFailed}, ${people} ${ofFailed}, ${tickets} ${ofFailed})::int`,
  },
};

/** When reports were made: after a moment, and until another or now. */
export interface Window {
  since: Date;
  until?: Date;
}

/** The health feed's answer for some releases of a deployable in a window; a release without reports has none. */
export async function healthOf(
  db: Db,
  deployable: string,
  releases: readonly string[],
  { since, until }: Window,
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
              until && lte(releaseReports.at, until),
              ...(whose === "people"
                ? [isNotNull(releaseReports.person), isNotNull(releaseReports.ticket)]
                : []),
            ),
          )
          .groupBy(releaseReports.release);
  const found = new Map(rows.map(({ release, ...health }) => [release, health]));
  return (release) => found.get(release) ?? { addresses: 0, failed: 0 };
}

/** The window of the figures that are shown. */
export const lastDay = (): Window => ({ since: new Date(Date.now() - 86_400_000) });
