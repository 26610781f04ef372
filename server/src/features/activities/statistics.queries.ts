import type { Statistics } from "@lagom/shared/contract/user";
import { type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import { LEVELS } from "@lagom/shared/text/levels";
import { and, asc, eq, gte, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { activityDaily, activityTotals } from "../../schema/activities.table.ts";
import { dayIn, readerHabits } from "./daily.queries.ts";
import { CALENDAR_DAYS } from "./streak.queries.ts";
import { addDays, mondayOf } from "./streak.ts";

/**
 * The user's figures of each language, the most read first; of one language when given. Sums are of all time, days and
 * weeks of the last 53 weeks, so that a long history costs no more than a short one.
 */
export async function readStatistics(
  db: Db,
  userId: string,
  language?: LanguageCode,
  now = new Date(),
): Promise<Statistics[]> {
  const { timeZone } = await readerHabits(db, userId);
  const from = addDays(dayIn(timeZone, now), 1 - CALENDAR_DAYS);
  const totals = await readTotals(db, and(eq(activityTotals.userId, userId), isOf(activityTotals, language)));
  const days = await readDays(
    db,
    and(eq(activityDaily.userId, userId), isOf(activityDaily, language), gte(activityDaily.day, from)),
  );
  const daysOf = Map.groupBy(days, (row) => row.language);
  return [...Map.groupBy(totals, (row) => row.language)]
    .map(([code, levels]) => toStatistics(code, levels, daysOf.get(code) ?? []))
    .sort((a, b) => b.words_read - a.words_read || a.lang.localeCompare(b.lang));
}

/** Figures of a language without any activity. */
export const noStatistics = (language: LanguageCode): Statistics => toStatistics(language, [], []);

type Rollup = typeof activityDaily | typeof activityTotals;

const isOf = (table: Rollup, language: LanguageCode | undefined) =>
  language ? eq(table.language, language) : undefined;

const figuresOf = <T extends Rollup>(table: T) => ({
  language: table.language,
  level: table.level,
  words_read: table.wordsRead,
  words_looked_up: table.wordsLookedUp,
  words_saved: table.wordsSaved,
  words_reviewed: table.wordsReviewed,
  articles_finished: table.articlesFinished,
  seconds: table.seconds,
});

const readTotals = (db: Db, which: SQL | undefined) =>
  db.select(figuresOf(activityTotals)).from(activityTotals).where(which);

const readDays = (db: Db, which: SQL | undefined) =>
  db
    .select({ ...figuresOf(activityDaily), day: activityDaily.day })
    .from(activityDaily)
    .where(which)
    .orderBy(asc(activityDaily.day));

type Total = Awaited<ReturnType<typeof readTotals>>[number];
type Day = Awaited<ReturnType<typeof readDays>>[number];

const SUMMED = [
  "words_read",
  "words_looked_up",
  "words_saved",
  "words_reviewed",
  "articles_finished",
  "seconds",
] as const;

function sumsOf(rows: readonly Total[]): Record<(typeof SUMMED)[number], number> {
  const sum = (name: (typeof SUMMED)[number]) => rows.reduce((all, row) => all + row[name], 0);
  return Object.fromEntries(SUMMED.map((name) => [name, sum(name)])) as ReturnType<typeof sumsOf>;
}

function toStatistics(code: LanguageCode, totals: readonly Total[], days: readonly Day[]): Statistics {
  const byLevel = Map.groupBy(days, (row) => row.level);
  return {
    language: languageOf(code).name,
    lang: code,
    ...sumsOf(totals),
    levels: totals
      .toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level))
      .map(({ level, words_read, articles_finished, seconds }) => ({
        level,
        words_read,
        articles_finished,
        seconds,
        weeks: weeksOf(byLevel.get(level) ?? []),
      })),
    days: [...Map.groupBy(days, (row) => row.day)].map(([day, rows]) => {
      const { seconds: _, ...figures } = sumsOf(rows);
      return { day, ...figures };
    }),
  };
}

/** Words read per week, by Monday; weeks without any are left out. */
function weeksOf(days: readonly Day[]): { week: string; words_read: number }[] {
  return [...Map.groupBy(days, ({ day }) => mondayOf(day))]
    .map(([week, rows]) => ({ week, words_read: sumsOf(rows).words_read }))
    .filter(({ words_read }) => words_read > 0);
}
