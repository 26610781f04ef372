import type { Today } from "@lagom/shared/contract/user";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { activityDaily } from "../../schema/activities.table.ts";
import { dayIn, readerHabits } from "./daily.queries.ts";

/** What a user did on the current day of their own time zone, in all languages. */
export async function readFiguresOfDay(
  db: Db,
  userId: string,
  now = new Date(),
): Promise<Pick<Today, "day" | "seconds" | "articles_finished">> {
  const { timeZone } = await readerHabits(db, userId);
  const day = dayIn(timeZone, now);
  const [sums] = await db
    .select({
      seconds: sql<number>`coalesce(sum(${activityDaily.seconds}), 0)::int`,
      articles_finished: sql<number>`coalesce(sum(${activityDaily.articlesFinished}), 0)::int`,
    })
    .from(activityDaily)
    .where(and(eq(activityDaily.userId, userId), eq(activityDaily.day, day)));
  return { day, seconds: sums?.seconds ?? 0, articles_finished: sums?.articles_finished ?? 0 };
}
