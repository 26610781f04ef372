import type { Streak } from "@lagom/shared/contract/user";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/open.ts";
import { activityDaily } from "./activities.table.ts";
import { dayIn, readerHabits } from "./daily.queries.ts";
import { streakOf, WORDS_FOR_A_DAY } from "./streak.ts";

/** The user's days in a row, in the user's own time zone. */
export async function readStreak(db: Db, userId: string): Promise<Streak> {
  const { timeZone } = await readerHabits(db, userId);
  const rows = await db
    .select({ day: activityDaily.day })
    .from(activityDaily)
    .where(eq(activityDaily.userId, userId))
    .groupBy(activityDaily.day)
    .having(
      sql`sum(${activityDaily.articlesFinished}) >= 1 or sum(${activityDaily.wordsRead}) >= ${WORDS_FOR_A_DAY}`,
    );
  return streakOf(
    rows.map(({ day }) => day),
    dayIn(timeZone, new Date()),
  );
}
