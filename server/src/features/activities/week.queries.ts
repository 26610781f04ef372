import type { Reply } from "@lagom/shared/contract/calls";
import type { Week } from "@lagom/shared/contract/user";
import { and, between, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { activityDaily } from "../../schema/activities.table.ts";
import { dayIn, readerHabits } from "./daily.queries.ts";
import { addDays, mondayOf } from "./streak.ts";

/**
 * What a user did in the week of an instant, from Monday to Sunday in their own time zone, and in the week before. Of the current
 * week that is what was done so far; whoever sums up a week that is over gives an instant within it.
 */
export async function summariseWeek(
  db: Db,
  userId: string,
  now = new Date(),
): Promise<Reply<"GET /api/user/week">> {
  const { timeZone } = await readerHabits(db, userId);
  const monday = mondayOf(dayIn(timeZone, now));
  return {
    week: await readWeek(db, userId, monday),
    before: await readWeek(db, userId, addDays(monday, -7)),
  };
}

async function readWeek(db: Db, userId: string, from: string): Promise<Week> {
  const to = addDays(from, 6);
  const { seconds, articlesFinished, wordsSaved, wordsLearnt } = activityDaily;
  const sum = (figure: typeof seconds | typeof articlesFinished | typeof wordsSaved | typeof wordsLearnt) =>
    sql<number>`coalesce(sum(${figure}), 0)::int`;
  const [sums] = await db
    .select({
      seconds: sum(seconds),
      articles_finished: sum(articlesFinished),
      words_saved: sum(wordsSaved),
      // Words may be taken back in a week after the one in which they were marked.
      words_learnt: sql<number>`greatest(0, ${sum(wordsLearnt)})`,
    })
    .from(activityDaily)
    .where(and(eq(activityDaily.userId, userId), between(activityDaily.day, from, to)));
  if (!sums) throw new Error("A sum has no row");
  return { from, to, ...sums };
}
