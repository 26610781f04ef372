import { sql } from "drizzle-orm";
import { inBatches } from "../../platform/jobs/in-batches.ts";
import type { RecurringJob } from "../../platform/jobs/recurring-job.ts";
import { bookLists } from "../../schema/books.table.ts";

const BATCH = 100;

/** Deletes for good the book lists that can no longer be restored. */
export const forgetDeletedLists: RecurringJob = {
  name: "forget-deleted-book-lists",
  every: "hour",
  run: (db) =>
    inBatches(BATCH, async (size) => {
      const old = sql`select id from ${bookLists} where deleted_at < now() - interval '1 day' limit ${size} for update skip locked`;
      const gone = await db
        .delete(bookLists)
        .where(sql`${bookLists.id} in (${old})`)
        .returning({ id: bookLists.id });
      return gone.length;
    }),
};
