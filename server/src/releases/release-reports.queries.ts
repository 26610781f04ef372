import { readEnvironment } from "@lagom/releases/environment";
import { releaseRecords } from "@lagom/releases/releases.table";
import type { ReleaseReport } from "@lagom/shared/contract/release-reports";
import { and, count, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import type { CurrentUser } from "../platform/http/current-user.ts";
import { releaseReports } from "../schema/release-reports.table.ts";
import { reportAddress, reportPerson } from "./report-address.ts";

/** Reports per hour and release that are stored from one address; more would say nothing new and fill the table. */
const MOST_PER_ADDRESS = 100;
/** An account that is younger counts as a visitor: it may have been made for the sake of its reports. */
const PERSON_AGE_MS = 24 * 3600 * 1000;

interface Sender {
  environment: string;
  revision: number;
  session: string;
  /** Network address of the sender. */
  ip: string;
  user: Pick<CurrentUser, "id" | "createdAt"> | null;
}

/**
 * Stores what a page reports, each report of a session once. Silently ignores reports on another environment or on a
 * release that does not exist, and those beyond the limit of an address.
 * @returns the reports that were new
 */
export async function storeReports(
  db: Db,
  sender: Sender,
  reports: readonly ReleaseReport[],
): Promise<Pick<ReleaseReport, "deployable" | "release" | "outcome">[]> {
  const { environmentId } = await readEnvironment(db);
  if (sender.environment !== environmentId) return [];
  const address = reportAddress(environmentId, sender.ip);
  const person = await personOf(db, environmentId, sender);
  const known = await knownReleases(db, reports);
  const counts = await countsOfAddress(db, address, reports);
  const rows = reports
    .filter((report) => known.has(nameOf(report)) && (counts.get(nameOf(report)) ?? 0) < MOST_PER_ADDRESS)
    .map(({ shown_instead, failure, message, stack, ...report }) => ({
      ...report,
      failure: failure ?? ("" as const),
      shownInstead: shown_instead,
      message: message ?? null,
      stack: stack ?? null,
      revision: sender.revision,
      session: sender.session,
      address,
      person,
    }));
  if (rows.length === 0) return [];
  await forgetOld(db);
  return db
    .insert(releaseReports)
    .values(rows)
    .onConflictDoNothing()
    .returning({
      deployable: sql<ReleaseReport["deployable"]>`${releaseReports.deployable}`,
      release: releaseReports.release,
      outcome: releaseReports.outcome,
    });
}

/**
 * The person whose session reports; null for a visitor or a new account. What the service worker reports carries no account, and so is
 * known by the session's other reports.
 */
async function personOf(db: Db, key: string, { user, session }: Sender): Promise<string | null> {
  const ofSession = eq(releaseReports.session, session);
  if (!user) {
    const [known] = await db
      .select({ person: releaseReports.person })
      .from(releaseReports)
      .where(and(ofSession, isNotNull(releaseReports.person)))
      .limit(1);
    return known?.person ?? null;
  }
  if (Date.now() - user.createdAt.getTime() < PERSON_AGE_MS) return null;
  const person = reportPerson(key, user.id);
  await db
    .update(releaseReports)
    .set({ person })
    .where(and(ofSession, isNull(releaseReports.person)));
  return person;
}

type Named = Pick<ReleaseReport, "release"> & { deployable: string };
const nameOf = ({ deployable, release }: Named): string => `${deployable} ${release}`;

/** The number of reports per release from an address in the last hour. */
async function countsOfAddress(
  db: Db,
  address: string,
  reports: readonly ReleaseReport[],
): Promise<Map<string, number>> {
  const { deployable, release } = releaseReports;
  const rows = await db
    .select({ deployable, release, reports: count() })
    .from(releaseReports)
    .where(
      and(
        eq(releaseReports.address, address),
        gt(releaseReports.at, sql`now() - interval '1 hour'`),
        inArray(release, [...new Set(reports.map((report) => report.release))]),
      ),
    )
    .groupBy(deployable, release);
  return new Map(rows.map((row) => [nameOf(row), row.reports]));
}

async function knownReleases(db: Db, reports: readonly ReleaseReport[]): Promise<Set<string>> {
  const rows = await db
    .select({ deployable: releaseRecords.deployable, release: releaseRecords.id })
    .from(releaseRecords)
    .where(inArray(releaseRecords.id, [...new Set(reports.map(({ release }) => release))]));
  return new Set(rows.map(nameOf));
}

/** Removes a bounded number of reports older than 30 days. */
async function forgetOld(db: Db): Promise<void> {
  await db.execute(sql`delete from ${releaseReports} where ${releaseReports.id} in (
    select id from releases.reports where at < now() - interval '30 days' limit 100)`);
}
