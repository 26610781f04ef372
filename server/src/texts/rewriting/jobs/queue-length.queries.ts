import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/open.ts";
import { rewriteJobs } from "../../../schema/rewrite-jobs.table.ts";

/** How the queue of texts to write fares, over all nodes. */
export interface QueueLength {
  waiting: number;
  running: number;
  /** Jobs of the last day that failed for good. */
  dead: number;
  /** Age of the oldest job that waits, in seconds; 0 when none does. */
  oldestSeconds: number;
}

/** Counts the jobs of the queue. */
export async function queueLength(db: Db): Promise<QueueLength> {
  const waits = sql`finished_at is null and (lease_until is null or lease_until < now())`;
  const { rows } = await db.execute<QueueLength & Record<string, number>>(sql`
    select count(*) filter (where ${waits})::int as waiting,
      count(*) filter (where finished_at is null and lease_until >= now())::int as running,
      count(*) filter (where finished_at > now() - interval '1 day' and rewrite_id is null)::int as dead,
      coalesce(extract(epoch from now() - min(created_at) filter (where ${waits})), 0)::float8 as "oldestSeconds"
    from ${rewriteJobs}`);
  return rows[0] ?? { waiting: 0, running: 0, dead: 0, oldestSeconds: 0 };
}
