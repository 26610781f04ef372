import type { Statistics } from "@lagom/shared/contract/user";
import { type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../db/open.ts";
import { activityDaily } from "./activities.table.ts";

const sumOf = (
  column: (typeof activityDaily)[
    | "wordsRead"
    | "wordsLookedUp"
    | "wordsSaved"
    | "articlesFinished"
    | "seconds"],
) => sql<number>`sum(${column})::int`;

/** The user's figures of each language, the most read first, from the daily roll-ups; of one language when given. */
export async function readStatistics(db: Db, userId: string, language?: LanguageCode): Promise<Statistics[]> {
  const rows = await db
    .select({
      language: activityDaily.language,
      day: activityDaily.day,
      words_read: sumOf(activityDaily.wordsRead),
      words_looked_up: sumOf(activityDaily.wordsLookedUp),
      words_saved: sumOf(activityDaily.wordsSaved),
      articles_finished: sumOf(activityDaily.articlesFinished),
      seconds: sumOf(activityDaily.seconds),
    })
    .from(activityDaily)
    .where(and(eq(activityDaily.userId, userId), language ? eq(activityDaily.language, language) : undefined))
    .groupBy(activityDaily.language, activityDaily.day)
    .orderBy(asc(activityDaily.day));
  const byLanguage = Map.groupBy(rows, (row) => row.language);
  return [...byLanguage]
    .map(([code, days]) => toStatistics(code, days))
    .sort((a, b) => b.words_read - a.words_read || a.lang.localeCompare(b.lang));
}

/** The figures of a language in which nothing was done yet. */
export const noStatistics = (language: LanguageCode): Statistics => toStatistics(language, []);

type DayFigures = Statistics["days"][number] & { seconds: number };

function toStatistics(code: LanguageCode, days: readonly DayFigures[]): Statistics {
  const total = (name: "words_read" | "words_looked_up" | "words_saved" | "articles_finished" | "seconds") =>
    days.reduce((sum, day) => sum + day[name], 0);
  return {
    language: languageOf(code).name,
    lang: code,
    words_read: total("words_read"),
    words_looked_up: total("words_looked_up"),
    words_saved: total("words_saved"),
    articles_finished: total("articles_finished"),
    seconds: total("seconds"),
    days: days.map(({ day, words_read, words_looked_up, words_saved, articles_finished }) => ({
      day,
      words_read,
      words_looked_up,
      words_saved,
      articles_finished,
    })),
  };
}
