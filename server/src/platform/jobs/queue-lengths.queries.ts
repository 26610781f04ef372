import { sql } from "drizzle-orm";
import type { Db } from "../database/open.ts";

/** How a queue fares, over all nodes. */
export interface QueueLength {
  queue: string;
  waiting: number;
  running: number;
  /** Jobs of the last day that were given up. */
  dead: number;
  /** Age of the oldest job that waits, in seconds; 0 if none does. */
  oldestSeconds: number;
}

/** Counts the jobs of these queues. */
export async function queueLengths(db: Db, names: readonly string[]): Promise<QueueLength[]> {
  const waits = sql`state in ('created', 'retry')`;
  const { rows } = await db.execute<QueueLength & Record<string, string | number>>(sql`
    select queue,
      count(*) filter (where ${waits})::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as dead,
      coalesce(extract(epoch from now() - min(created_on) filter (where ${waits})), 0)::float8 as "oldestSeconds"
    from unnest(${sql.param([...names])}::text[]) queue left join pgboss.job on name = queue
    group by queue`);
  return rows;
}
