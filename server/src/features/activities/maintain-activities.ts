import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { isDatabaseUnavailable } from "../../platform/database/unavailable.ts";

/** Months whose partition is there before they begin, so that nothing of them waits for this job. */
const MONTHS_AHEAD = 3;
/** Shorter than the time after which PostgreSQL looks for deadlocks: whoever reads or writes goes first. */
const LOCK_MS = 500;
const TRIES = 5;
const PAUSE_MS = 1000;
const BATCH = 10_000;

/**
 * Creates the partitions of the months to come and drops the oldest month once it is no longer kept. One month a run at most: a clock
 * that is wrong for a day then costs one month that would soon have gone, and not all of them.
 * @param retentionMonths of activities, before the current month
 * @throws the database's error when a lock is not to be had for some seconds; the next run tries again
 */
export async function maintainActivities(db: Db, retentionMonths: number, now = new Date()): Promise<void> {
  const today = await earlierOf(db, now);
  for (const month of await missingMonths(db, today, retentionMonths)) {
    await withShortLocks(db, (tx) => tx.execute(sql`select add_activities_month(${month}::date)`));
  }
  const expired = await expiredMonth(db, today, retentionMonths);
  if (expired) await withShortLocks(db, (tx) => tx.execute(sql`drop table ${sql.identifier(expired)}`));
  await db.execute(sql`delete from activities_other where ctid in (
    select ctid from activities_other where occurred_at < ${oldestStored(today, retentionMonths)} limit ${BATCH})`);
}

/** The database's time or ours, so that neither clock alone makes anything old. */
async function earlierOf(db: Db, now: Date): Promise<string> {
  const { rows } = await db.execute<{ today: string }>(
    sql`select least(now(), ${now.toISOString()}::timestamptz)::text as today`,
  );
  return rows[0]?.today ?? now.toISOString();
}

const firstOfMonth = (today: string) => sql`date_trunc('month', ${today}::timestamptz at time zone 'UTC')`;
const oldestStored = (today: string, retentionMonths: number) =>
  sql`(${firstOfMonth(today)} - make_interval(months => ${retentionMonths}::int)) at time zone 'UTC'`;

/** Months that are near, and those of activities that went into the default partition; all of them are kept. */
async function missingMonths(db: Db, today: string, retentionMonths: number): Promise<string[]> {
  const { rows } = await db.execute<{ month: string }>(sql`
    with near as (
      select ${firstOfMonth(today)} + make_interval(months => n) as month from generate_series(-1, ${MONTHS_AHEAD}::int) n
    ), other as (
      select distinct date_trunc('month', occurred_at at time zone 'UTC') from activities_other
      where occurred_at >= ${oldestStored(today, retentionMonths)} and occurred_at < (select max(month) from near) at time zone 'UTC'
    )
    select month::date::text as month from (select month from near union select * from other) as months
    where to_regclass('activities_' || to_char(month, 'YYYY_MM')) is null order by month`);
  return rows.map(({ month }) => month);
}

/** The partition of the oldest month that is no longer kept, if there is one. */
async function expiredMonth(db: Db, today: string, retentionMonths: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'activities_by_month'::regclass and relname ~ '^activities_[0-9]{4}_[0-9]{2}$'
      and relname < 'activities_' || to_char(${oldestStored(today, retentionMonths)} at time zone 'UTC', 'YYYY_MM')
    order by relname limit 1`);
  return rows[0]?.name;
}

/** Runs a change of tables that gives way to readers and writers, and tries again a little later. */
async function withShortLocks(db: Db, change: (tx: Db) => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local lock_timeout = ${LOCK_MS}`));
        await change(tx);
      });
    } catch (error) {
      if (tries === TRIES || !isDatabaseUnavailable(error)) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}
