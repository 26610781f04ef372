import type { Reply } from "@lagom/shared/contract/calls";
import { count, gte, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { activityDaily } from "../activities/activities.table.ts";
import { books } from "../books/books.table.ts";
import { feedback } from "../contact/feedback.table.ts";
import { articles, rewrites } from "../content/texts.table.ts";
import type { Db } from "../db/open.ts";
import { users } from "../users/users.table.ts";
import { savedWordCounts } from "../words/words.table.ts";

const WEEK_AGO = sql`now() - interval '7 days'`;

/** Counts of the whole product; words and activity come from kept counters and roll-ups. */
export async function readDashboard(db: Db): Promise<Reply<"GET /api/admin/dashboard">> {
  const [newUsers] = await db.select({ n: count() }).from(users).where(gte(users.createdAt, WEEK_AGO));
  const [words] = await db
    .select({ n: sql<number>`coalesce(sum(${savedWordCounts.words}), 0)::int` })
    .from(savedWordCounts);
  const [week] = await db
    .select({
      active: sql<number>`count(distinct ${activityDaily.userId})::int`,
      read: sql<number>`coalesce(sum(${activityDaily.wordsRead}), 0)::int`,
      lookedUp: sql<number>`coalesce(sum(${activityDaily.wordsLookedUp}), 0)::int`,
    })
    .from(activityDaily)
    .where(gte(activityDaily.day, sql`(${WEEK_AGO})::date`));
  return {
    users: await rowsIn(db, users),
    users_this_week: newUsers?.n ?? 0,
    active_this_week: week?.active ?? 0,
    saved_words: words?.n ?? 0,
    articles: await rowsIn(db, articles),
    rewrites: await rowsIn(db, rewrites),
    books: await rowsIn(db, books),
    feedback: await rowsIn(db, feedback),
    words_read_this_week: week?.read ?? 0,
    looked_up_this_week: week?.lookedUp ?? 0,
  };
}

async function rowsIn(db: Db, table: PgTable): Promise<number> {
  const [row] = await db.select({ n: count() }).from(table);
  return row?.n ?? 0;
}
