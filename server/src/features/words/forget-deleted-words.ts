import { sql } from "drizzle-orm";
import { inBatches } from "../../platform/jobs/in-batches.ts";
import type { RecurringJob } from "../../platform/jobs/recurring-job.ts";
import { deletedWords } from "../../schema/words.table.ts";
import { forgetAnswers } from "./delete-words.queries.ts";

const BATCH = 100;

/** Deletes for good the words that can no longer be restored. */
export const forgetDeletedWords: RecurringJob = {
  name: "forget-deleted-words",
  every: "hour",
  run: (db) =>
    inBatches(BATCH, (size) =>
      db.transaction(async (tx) => {
        const old = sql`select id from ${deletedWords} where deleted_at < now() - interval '1 day' limit ${size} for update skip locked`;
        const gone = await tx
          .delete(deletedWords)
          .where(sql`${deletedWords.id} in (${old})`)
          .returning({ id: deletedWords.id });
        await forgetAnswers(tx, gone);
        return gone.length;
      }),
    ),
};
