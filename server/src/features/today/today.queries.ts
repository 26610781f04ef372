import type { Today } from "@lagom/shared/contract/user";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Db } from "../../platform/database/open.ts";
import { readFiguresOfDay } from "../activities/day.queries.ts";
import { listReadArticles } from "../activities/history.queries.ts";
import { readStreak } from "../activities/streak.queries.ts";
import { countReviewsToday } from "../reviews/list-reviews.queries.ts";

/** The user's current day in their own time zone, and what waits for them in a language. */
export async function readToday(
  db: Db,
  userId: string,
  language: LanguageCode,
  now = new Date(),
): Promise<Today> {
  const { articles } = await listReadArticles(db, userId, {
    page: 1,
    limit: 1,
    language,
    level: undefined,
    unfinished: true,
  });
  return {
    ...(await readFiguresOfDay(db, userId, now)),
    streak: await readStreak(db, userId, now),
    reviews: await countReviewsToday(db, userId, language, now),
    unfinished: articles[0] ?? null,
  };
}
