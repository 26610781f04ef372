import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import type { RecurringJob } from "../../platform/jobs/recurring-job.ts";
import { activityDaily } from "../../schema/activities.table.ts";
import { books } from "../../schema/books.table.ts";
import { feedback } from "../../schema/feedback.table.ts";
import { productDaily, productTotals } from "../../schema/product.table.ts";
import { articles, rewrites } from "../../schema/texts.table.ts";
import { users } from "../../schema/users.table.ts";
import { savedWordCounts } from "../../schema/words.table.ts";

/** Days that may still change: activities may be reported 30 days late, in zones before and behind UTC. */
const OPEN_DAYS = 32;
/** Of those, the ones that change all the time. */
const RECENT_DAYS = 2;
/** As many as the dashboard shows. */
const ALL_DAYS = 90;

/**
 * Counts the figures of the dashboard: the last days each time, all days that may still change at the first time of a day, and as
 * many as are shown when nothing was counted before.
 */
export async function countProduct(db: Db): Promise<void> {
  const { rows } = await db.execute<{ days: number }>(sql`
    select case when exists (select from ${productDaily} where day = (now() at time zone 'utc')::date) then ${RECENT_DAYS}::int
      when exists (select from ${productDaily}) then ${OPEN_DAYS}::int else ${ALL_DAYS}::int end as days`);
  await countDays(db, rows[0]?.days ?? ALL_DAYS);
  await countTotals(db);
}

/** Keeps the dashboard within minutes of the truth. */
export const countForDashboard: RecurringJob = {
  name: "count-product",
  every: "5 minutes",
  run: countProduct,
};

async function countDays(db: Db, days: number): Promise<void> {
  await db.execute(sql`
    with days as (
      select (now() at time zone 'utc')::date - back as day from generate_series(0, ${days}::int - 1) as back
    ), joined as (
      select (${users.createdAt} at time zone 'utc')::date as day, count(*)::int as n from ${users}
      where ${users.createdAt} >= now() - make_interval(days => ${days}::int) group by 1
    ), done as (
      select ${activityDaily.day} as day, count(distinct ${activityDaily.userId})::int as active,
        sum(${activityDaily.wordsRead}) as words_read, sum(${activityDaily.wordsLookedUp})::int as looked_up,
        sum(${activityDaily.articlesFinished})::int as finished
      from ${activityDaily} where ${activityDaily.day} > (now() at time zone 'utc')::date - ${days}::int group by 1
    ), made as (
      select (${rewrites.createdAt} at time zone 'utc')::date as day, count(*)::int as n from ${rewrites}
      where ${rewrites.createdAt} >= now() - make_interval(days => ${days}::int) and ${rewrites.origin} = 'llm'
      group by 1
    )
    insert into ${productDaily} (day, new_users, active_users, words_read, looked_up, finished, rewrites)
    select days.day, coalesce(joined.n, 0), coalesce(done.active, 0), coalesce(done.words_read, 0),
      coalesce(done.looked_up, 0), coalesce(done.finished, 0), coalesce(made.n, 0)
    from days left join joined using (day) left join done using (day) left join made using (day)
    order by days.day
    on conflict (day) do update set new_users = excluded.new_users, active_users = excluded.active_users,
      words_read = excluded.words_read, looked_up = excluded.looked_up, finished = excluded.finished,
      rewrites = excluded.rewrites`);
}

async function countTotals(db: Db): Promise<void> {
  await db.execute(sql`
    insert into ${productTotals} (name, count)
    select * from (values
      ('active_this_week', (select count(distinct ${activityDaily.userId}) from ${activityDaily}
        where ${activityDaily.day} > (now() at time zone 'utc')::date - 7)),
      ('articles', (select count(*) from ${articles})),
      ('books', (select count(*) from ${books})),
      ('feedback', (select count(*) from ${feedback})),
      ('rewrites', (select count(*) from ${rewrites})),
      ('saved_words', (select coalesce(sum(${savedWordCounts.words}), 0) from ${savedWordCounts})),
      ('users', (select count(*) from ${users}))) as counted
    on conflict (name) do update set count = excluded.count, counted_at = now()`);
}
