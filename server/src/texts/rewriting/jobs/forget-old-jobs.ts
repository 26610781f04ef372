import { lt, sql } from "drizzle-orm";
import { inBatches } from "../../../platform/jobs/in-batches.ts";
import type { RecurringJob } from "../../../platform/jobs/recurring-job.ts";
import { modelUsage, rewriteJobs } from "../../../schema/rewrite-jobs.table.ts";

const BATCH = 100;

/** Forgets rewrite jobs that ended a week ago; how they ended is looked at within seconds. */
export const forgetOldJobs: RecurringJob = {
  name: "forget-rewrite-jobs",
  every: "hour",
  run: (db) =>
    inBatches(BATCH, async (size) => {
      const old = sql`select id from ${rewriteJobs} where finished_at < now() - interval '7 days' limit ${size} for update skip locked`;
      const gone = await db
        .delete(rewriteJobs)
        .where(sql`${rewriteJobs.id} in (${old})`)
        .returning({ id: rewriteJobs.id });
      return gone.length;
    }),
};

/** Forgets how much the model was used more than a month ago. */
export const forgetOldUsage: RecurringJob = {
  name: "forget-model-usage",
  every: "day",
  async run(db) {
    await db.delete(modelUsage).where(lt(modelUsage.day, sql`current_date - 31`));
  },
};
