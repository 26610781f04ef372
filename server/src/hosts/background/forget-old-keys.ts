import { sql } from "drizzle-orm";
import { inBatches } from "../../platform/jobs/in-batches.ts";
import type { RecurringJob } from "../../platform/jobs/recurring-job.ts";
import { idempotencyKeys } from "../../schema/idempotency.table.ts";

const BATCH = 1000;

/** Forgets the keys of writes, with the replies, that nobody may repeat any more. */
export const forgetOldKeys: RecurringJob = {
  name: "forget-idempotency-keys",
  every: "hour",
  run: (db) =>
    inBatches(BATCH, async (size) => {
      const old = sql`select ctid from ${idempotencyKeys} where created_at < now() - interval '31 days' limit ${size}`;
      const gone = await db.execute(sql`delete from ${idempotencyKeys} where ctid in (${old})`);
      return gone.rowCount ?? 0;
    }),
};
