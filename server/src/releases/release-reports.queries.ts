import { readEnvironment } from "@lagom/releases/environment";
import { releaseRecords } from "@lagom/releases/releases.table";
import type { ReleaseReport } from "@lagom/shared/contract/release-reports";
import type { Deployable } from "@lagom/shared/remote";
import { and, count, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import type { CurrentUser } from "../platform/http/current-user.ts";
import { releaseReports } from "../schema/release-reports.table.ts";
import { SLOW_MS } from "./release-visits.queries.ts";
import { reportAddress, reportPerson } from "./report-address.ts";
import type { Tickets } from "./tickets.ts";

/** Reports per hour and release that are stored from one address; more would say nothing new and fill the table. */
const MOST_PER_ADDRESS = 100;
/** An account that is younger counts as a visitor: it may have been made for the sake of its reports. */
const PERSON_AGE_MS = 24 * 3600 * 1000;

interface Sender {
  environment: string;
  revision: number;
  session: string;
  /** Of the release document that was served to the page. */
  ticket?: string | undefined;
  /** Network address of the sender. */
  ip: string;
  user: Pick<CurrentUser, "id" | "createdAt"> | null;
}

/** A report that told something new. */
export interface NewReport {
  deployable: Deployable;
  release: string;
  outcome: ReleaseReport["outcome"];
  /** Whether it speaks against the release: a failure, or a visit that was slow or had errors. */
  bad: boolean;
}

/**
 * Stores what a page reports, each report of a session once, and how the visit went once it is told. Silently ignores reports on another environment or on a
 * release that does not exist, and those beyond the limit of an address.
 * @returns the reports that were new
 */
export async function storeReports(
  db: Db,
  sender: Sender,
  reports: readonly ReleaseReport[],
  tickets: Pick<Tickets, "read">,
): Promise<NewReport[]> {
  const { environmentId } = await readEnvironment(db);
  if (sender.environment !== environmentId) return [];
  const address = reportAddress(environmentId, sender.ip);
  const person = await personOf(db, environmentId, sender);
  const ticket = await tickets.read(environmentId, sender.ticket);
  const known = await knownReleases(db, reports);
  const counts = await countsOfAddress(db, address, reports);
  const rows = reports
    .filter((report) => known.has(nameOf(report)) && (counts.get(nameOf(report)) ?? 0) < MOST_PER_ADDRESS)
    .map(({ shown_instead, failure, message, stack, visit, ...report }) => ({
      ...report,
      at: new Date(),
      failure: failure ?? ("" as const),
      shownInstead: shown_instead,
      message: message ?? null,
      stack: stack ?? null,
      revision: sender.revision,
      session: sender.session,
      address,
      person,
      ticket: ticket?.served.has(nameOf(report)) ? ticket.id : null,
      lcpMs: visit?.lcp_ms ?? null,
      inpMs: visit?.inp_ms ?? null,
      errors: visit?.errors ?? null,
    }));
  if (rows.length === 0) return [];
  await forgetOld(db);
  const { lcpMs, inpMs, errors, outcome } = releaseReports;
  return db
    .insert(releaseReports)
    .values(onceEach(rows))
    .onConflictDoUpdate({
      target: [
        releaseReports.session,
        releaseReports.deployable,
        releaseReports.release,
        outcome,
        releaseReports.failure,
      ],
      set: { lcpMs: sql`excluded.lcp_ms`, inpMs: sql`excluded.inp_ms`, errors: sql`excluded.errors` },
      setWhere: sql`${errors} is null and excluded.errors is not null`,
    })
    .returning({
      deployable: sql<Deployable>`${releaseReports.deployable}`,
      release: releaseReports.release,
      outcome,
      bad: sql<boolean>`(${outcome} = 'failed' or coalesce(${lcpMs} > ${SLOW_MS.lcp}::int, false)
        or coalesce(${inpMs} > ${SLOW_MS.inp}::int, false) or coalesce(${errors} > 0, false))`,
    });
}

/** Of reports that count as one, the last. */
function onceEach<R extends Named & Pick<ReleaseReport, "outcome"> & { failure: string }>(
  rows: readonly R[],
): R[] {
  return [...new Map(rows.map((row) => [[nameOf(row), row.outcome, row.failure].join(" "), row])).values()];
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
