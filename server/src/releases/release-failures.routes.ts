import { readRecord } from "@lagom/releases/records";
import { and, desc, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { HttpError } from "../platform/http/http-error.ts";
import { route } from "../platform/http/route.ts";
import { releaseReports } from "../schema/release-reports.table.ts";
import type { ReleaseDeps } from "./release-service.ts";
import { sourceStack } from "./source-stack.ts";

/** Maximum number of failure kinds shown per release. */
const MOST_KINDS = 30;

/**
 * The failures of a release in pages, with source-mapped stacks. Those that most addresses and people tell of come first: one that sends
 * many made-up ones does not hide them.
 */
export function releaseFailureRoutes(app: FastifyInstance, { db, store }: ReleaseDeps): void {
  route(
    app,
    "GET /api/releases/deployables/{deployable}/{release}/failures",
    async ({ params: { deployable, release } }) => {
      const record = await readRecord(db, deployable, release);
      if (!record) throw new HttpError("not_found", `There is no release ${release} of ${deployable}`);
      const sessions = sql<number>`count(distinct ${releaseReports.session})::int`;
      const addresses = sql<number>`count(distinct ${releaseReports.address})::int`;
      const people = sql<number>`count(distinct ${releaseReports.person})::int`;
      const rows = await db
        .select({
          failure: releaseReports.failure,
          page: releaseReports.page,
          message: releaseReports.message,
          stack: sql<
            string | null
          >`(array_agg(${releaseReports.stack} order by ${releaseReports.id} desc))[1]`,
          sessions,
          addresses,
          people,
          lastAt: sql<string>`max(${releaseReports.at})`,
        })
        .from(releaseReports)
        .where(
          and(
            eq(releaseReports.deployable, deployable),
            eq(releaseReports.release, release),
            eq(releaseReports.outcome, "failed"),
          ),
        )
        .groupBy(releaseReports.failure, releaseReports.page, releaseReports.message)
        .orderBy(desc(people), desc(addresses), desc(sessions))
        .limit(MOST_KINDS);
      const failures = await Promise.all(
        rows.map(async ({ stack, lastAt, ...row }) => ({
          ...row,
          stack: stack && (await sourceStack(store, record, stack)),
          last_at: new Date(lastAt).toISOString(),
        })),
      );
      return { failures };
    },
  );
}
