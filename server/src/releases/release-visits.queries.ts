import type { Visits } from "@lagom/shared/contract/releases";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import { releaseReports } from "../schema/release-reports.table.ts";
import type { Window } from "./release-health.queries.ts";
import type { Share } from "./wilson.ts";

/** A visit is slow when its LCP or INP is above this, in milliseconds: what Web Vitals call good ends there. */
export const SLOW_MS = { lcp: 2500, inp: 200 };

/** The shares of slow visits, and of visits with uncaught errors. */
export type VisitShares = Record<"lcp" | "inp" | "errors", Share>;

const visits = (deployable: string, more: SQL) => sql`
  select release, address, person, ticket, lcp_ms, inp_ms, errors, lcp_ms > ${SLOW_MS.lcp}::int as slow_lcp,
    inp_ms > ${SLOW_MS.inp}::int as slow_inp, errors > 0 as erred
  from ${releaseReports}
  where deployable = ${deployable} and outcome = 'shown' and errors is not null and ${more}`;

/** The visits of some releases of a deployable since a moment, as everybody tells; each network counts once, by most of its visits. */
export async function visitsOf(
  db: Db,
  deployable: string,
  releases: readonly string[],
  { since }: Window,
): Promise<(release: string) => Visits> {
  const { rows } = await db.execute<Record<string, number> & { release: string }>(sql`
    with visit as (${visits(deployable, sql`release = any(${sql.param([...releases])}::text[]) and at > ${since.toISOString()}`)}),
    network as (
      select release, avg(slow_lcp::int) as lcp, avg(slow_inp::int) as inp from visit group by release, address
    ),
    networks as (
      select release, count(lcp)::int as lcp_of, (count(*) filter (where lcp > 0.5))::int as lcp_bad,
        count(inp)::int as inp_of, (count(*) filter (where inp > 0.5))::int as inp_bad
      from network group by release
    )
    select release, count(*)::int as visits, (count(*) filter (where erred))::int as with_errors, sum(errors)::int as errors,
      round(percentile_cont(0.75) within group (order by lcp_ms))::int as lcp_p75,
      round(percentile_cont(0.75) within group (order by inp_ms))::int as inp_p75,
      lcp_of, lcp_bad, inp_of, inp_bad
    from visit join networks using (release) group by release, lcp_of, lcp_bad, inp_of, inp_bad`);
  const found = new Map(rows.map((row) => [row.release, row]));
  return (release) => {
    const row = found.get(release);
    const vital = (name: "lcp" | "inp") => ({
      measured: row?.[`${name}_of`] ?? 0,
      slow: row?.[`${name}_bad`] ?? 0,
      p75_ms: row?.[`${name}_p75`] ?? null,
    });
    return {
      visits: row?.visits ?? 0,
      with_errors: row?.with_errors ?? 0,
      errors: row?.errors ?? 0,
      lcp: vital("lcp"),
      inp: vital("inp"),
    };
  };
}

/**
 * The visits of a release as people tell in a window: of their networks, accounts and served documents the fewest count, each by most
 * of its visits, so that nobody weighs more by having many of one kind.
 */
export async function visitShares(
  db: Db,
  deployable: string,
  release: string,
  { since, until }: Window,
): Promise<VisitShares> {
  const asked = sql`release = ${release} and at > ${since.toISOString()}
    and at <= ${(until ?? new Date()).toISOString()} and person is not null and ticket is not null`;
  const { rows } = await db.execute<Record<string, number>>(sql`
    with visit as (${visits(deployable, asked)}),
    sender as (
      select kind, id, avg(slow_lcp::int) as lcp, avg(slow_inp::int) as inp, avg(erred::int) as errors
      from visit cross join lateral (values ('network', address), ('person', person), ('ticket', ticket)) as of(kind, id)
      group by kind, id
    ),
    counted as (
      select count(lcp) as lcp_of, count(*) filter (where lcp > 0.5) as lcp_bad,
        count(inp) as inp_of, count(*) filter (where inp > 0.5) as inp_bad,
        count(errors) as errors_of, count(*) filter (where errors > 0.5) as errors_bad
      from sender group by kind
    )
    select coalesce(min(lcp_of), 0)::int as lcp_of, coalesce(min(lcp_bad), 0)::int as lcp_bad,
      coalesce(min(inp_of), 0)::int as inp_of, coalesce(min(inp_bad), 0)::int as inp_bad,
      coalesce(min(errors_of), 0)::int as errors_of, coalesce(min(errors_bad), 0)::int as errors_bad
    from counted`);
  const share = (kind: keyof VisitShares): Share => ({
    of: rows[0]?.[`${kind}_of`] ?? 0,
    bad: rows[0]?.[`${kind}_bad`] ?? 0,
  });
  return { lcp: share("lcp"), inp: share("inp"), errors: share("errors") };
}
