import type { Reply } from "@lagom/shared/contract/calls";
import { count, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { failuresDaily } from "../../schema/failures.table.ts";
import { feedback } from "../../schema/feedback.table.ts";
import { productDaily, productTotals } from "../../schema/product.table.ts";
import { countProduct } from "./count-product.ts";

type Dashboard = Reply<"GET /api/admin/dashboard">;

const WEEK = 7;
/** Then nothing counts in the background, and the figures are counted now. */
const STALE_MS = 60 * 60 * 1000;

/** Figures of the whole product and its last days, as they were last counted. */
export async function readDashboard(db: Db, days: number): Promise<Dashboard> {
  const { totals, countedAt } = await readTotals(db);
  const series = await readDays(db, days);
  const week = series.slice(-WEEK);
  const inWeek = (figure: (day: Dashboard["days"][number]) => number) =>
    week.reduce((sum, day) => sum + figure(day), 0);
  const [open] = await db.select({ n: count() }).from(feedback).where(isNull(feedback.doneAt));
  const total = (name: keyof typeof totals) => totals[name] ?? 0;
  return {
    users: total("users"),
    users_this_week: inWeek(({ new_users }) => new_users),
    active_this_week: total("active_this_week"),
    saved_words: total("saved_words"),
    articles: total("articles"),
    rewrites: total("rewrites"),
    books: total("books"),
    feedback: total("feedback"),
    feedback_open: open?.n ?? 0,
    words_read_this_week: inWeek(({ words_read }) => words_read),
    looked_up_this_week: inWeek(({ looked_up }) => looked_up),
    failures_this_week: inWeek(({ failures }) => failures),
    days: series,
    counted_at: countedAt.toISOString(),
  };
}

type Totals = Partial<Record<(typeof productTotals.$inferSelect)["name"], number>>;

async function readTotals(db: Db): Promise<{ totals: Totals; countedAt: Date }> {
  const read = () => db.select().from(productTotals);
  let rows = await read();
  const counted = rows[0]?.countedAt.getTime() ?? 0;
  if (Date.now() - counted > STALE_MS) {
    await countProduct(db);
    rows = await read();
  }
  const totals = Object.fromEntries(rows.map(({ name, count: rowCount }) => [name, rowCount]));
  return { totals, countedAt: rows[0]?.countedAt ?? new Date() };
}

/** The last days up to today (UTC), each with its figures, zero if there are none. */
async function readDays(db: Db, days: number): Promise<Dashboard["days"]> {
  const { rows } = await db.execute<Dashboard["days"][number]>(sql`
    select series.day::text as day, coalesce(new_users, 0) as new_users, coalesce(active_users, 0) as active_users,
      coalesce(words_read, 0)::float8 as words_read, coalesce(looked_up, 0) as looked_up, coalesce(finished, 0) as finished,
      coalesce(rewrites, 0) as rewrites, coalesce(failures, 0) as failures
    from (select (now() at time zone 'utc')::date - back as day from generate_series(0, ${days}::int - 1) as back) as series
      left join ${productDaily} using (day) left join ${failuresDaily} using (day)
    order by series.day`);
  return rows;
}
