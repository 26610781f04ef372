import type { Reply } from "@lagom/shared/contract/calls";
import { count, gte, isNull, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database/open.ts";
import { activityDaily } from "../../schema/activities.table.ts";
import { books } from "../../schema/books.table.ts";
import { failuresDaily } from "../../schema/failures.table.ts";
import { feedback } from "../../schema/feedback.table.ts";
import { articles, rewrites } from "../../schema/texts.table.ts";
import { users } from "../../schema/users.table.ts";
import { savedWordCounts } from "../../schema/words.table.ts";

type Dashboard = Reply<"GET /api/admin/dashboard">;

const WEEK = 7;

/** Counts of the whole product and its last days; words and activity come from stored counters and roll-ups. */
export async function readDashboard(db: Db, days: number): Promise<Dashboard> {
  const series = await readDays(db, days);
  const week = series.slice(-WEEK);
  const inWeek = (figure: (day: Dashboard["days"][number]) => number) =>
    week.reduce((sum, day) => sum + figure(day), 0);
  const [words] = await db
    .select({ n: sql<number>`coalesce(sum(${savedWordCounts.words}), 0)::int` })
    .from(savedWordCounts);
  const [active] = await db
    .select({ n: sql<number>`count(distinct ${activityDaily.userId})::int` })
    .from(activityDaily)
    .where(gte(activityDaily.day, week[0]?.day ?? ""));
  const [open] = await db.select({ n: count() }).from(feedback).where(isNull(feedback.doneAt));
  return {
    users: await rowsIn(db, users),
    users_this_week: inWeek(({ new_users }) => new_users),
    active_this_week: active?.n ?? 0,
    saved_words: words?.n ?? 0,
    articles: await rowsIn(db, articles),
    rewrites: await rowsIn(db, rewrites),
    books: await rowsIn(db, books),
    feedback: await rowsIn(db, feedback),
    feedback_open: open?.n ?? 0,
    words_read_this_week: inWeek(({ words_read }) => words_read),
    looked_up_this_week: inWeek(({ looked_up }) => looked_up),
    failures_this_week: inWeek(({ failures }) => failures),
    days: series,
  };
}

/** The last days up to today (UTC), each with its figures, zero if there are none. */
async function readDays(db: Db, days: number): Promise<Dashboard["days"]> {
  const { rows } = await db.execute<Dashboard["days"][number]>(sql`
    with days as (
      select (now() at time zone 'utc')::date - back as day from generate_series(0, ${days}::int - 1) as back
    ), joined as (
      select (${users.createdAt} at time zone 'utc')::date as day, count(*)::int as n from ${users}
      where ${users.createdAt} >= now() - make_interval(days => ${days}::int) group by 1
    ), done as (
      select ${activityDaily.day} as day, count(distinct ${activityDaily.userId})::int as active,
        sum(${activityDaily.wordsRead})::int as words_read, sum(${activityDaily.wordsLookedUp})::int as looked_up,
        sum(${activityDaily.articlesFinished})::int as finished
      from ${activityDaily} where ${activityDaily.day} > current_date - ${days}::int - 1 group by 1
    ), made as (
      select (${rewrites.createdAt} at time zone 'utc')::date as day, count(*)::int as n from ${rewrites}
      where ${rewrites.createdAt} >= now() - make_interval(days => ${days}::int) and ${rewrites.origin} = 'llm'
      group by 1
    )
    select days.day::text as day, coalesce(joined.n, 0) as new_users, coalesce(done.active, 0) as active_users,
      coalesce(done.words_read, 0) as words_read, coalesce(done.looked_up, 0) as looked_up,
      coalesce(done.finished, 0) as finished, coalesce(made.n, 0) as rewrites,
      coalesce(${failuresDaily.failures}, 0) as failures
    from days left join joined using (day) left join done using (day) left join made using (day)
      left join ${failuresDaily} on ${failuresDaily.day} = days.day
    order by days.day`);
  return rows;
}

async function rowsIn(db: Db, table: PgTable): Promise<number> {
  const [row] = await db.select({ n: count() }).from(table);
  return row?.n ?? 0;
}
