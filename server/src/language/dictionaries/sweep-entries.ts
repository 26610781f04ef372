import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { inBatches } from "../../platform/jobs/in-batches.ts";
import type { RecurringJob } from "../../platform/jobs/recurring-job.ts";

const BATCH = 200;

/**
 * Deletes the entries of dictionaries that are gone, and of imports that were ended, a few at a time; never those of a
 * dictionary that is installed.
 * @param id for those of one import alone, which may still be under way
 */
export async function sweepEntries(db: Db, id?: number): Promise<void> {
  for (const gone of id === undefined ? await idsWithoutDictionary(db) : [id]) {
    await inBatches(BATCH, async (size) => {
      const some = sql`select ctid from dictionary_entries where dictionary_id = ${gone}::int
        and not exists (select from dictionaries where id = ${gone}::int) limit ${size}`;
      return (await db.execute(sql`delete from dictionary_entries where ctid in (${some})`)).rowCount ?? 0;
    });
  }
}

/** Jumps from one id to the next in the index, instead of reading all entries. */
async function idsWithoutDictionary(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive stored as (
      select min(dictionary_id) as id from dictionary_entries
      union all
      select (select min(dictionary_id) from dictionary_entries where dictionary_id > stored.id)
      from stored where stored.id is not null
    )
    select id from stored where id is not null
      and not exists (select from dictionaries where dictionaries.id = stored.id)
      and not exists (select from dictionary_imports where dictionary_id = stored.id)`);
  return rows.map(({ id }) => id);
}

/** What a removal or a process that ended has left. */
export const sweepDictionaryEntries: RecurringJob = {
  name: "sweep-dictionary-entries",
  every: "day",
  run: (db) => sweepEntries(db),
};
