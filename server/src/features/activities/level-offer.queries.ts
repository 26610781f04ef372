import type { LevelOffer } from "@lagom/shared/contract/level-offer";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { and, eq, gt, gte, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database/open.ts";
import { activityDaily } from "../../schema/activities.table.ts";
import { levelAnswers } from "../../schema/level-answers.table.ts";
import { dayIn, readerHabits } from "./daily.queries.ts";
import { EVIDENCE_DAYS, type LevelEvidence, offerLevel, SILENT_DAYS } from "./level-offer.ts";
import { addDays } from "./streak.ts";

/**
 * Another level that the user may want to try in a language; null if there is none, or the offer was answered lately.
 * @param levels at which there are texts, easiest first
 */
export async function readLevelOffer(
  db: Db,
  userId: string,
  language: LanguageCode,
  levels: readonly Level[],
  now = new Date(),
): Promise<LevelOffer | null> {
  const { timeZone, levelIn } = await readerHabits(db, userId);
  const level = levelIn(language);
  const since = addDays(dayIn(timeZone, now), 1 - EVIDENCE_DAYS);
  const offer = offerLevel(level, levels, await readEvidence(db, userId, language, level, since));
  return offer && !(await wasAnswered(db, userId, language, level)) ? offer : null;
}

/** Records that the user took the offer of another level than this one, or not. */
export async function answerLevelOffer(
  db: Db,
  userId: string,
  language: LanguageCode,
  level: Level,
): Promise<void> {
  await db
    .insert(levelAnswers)
    .values({ userId, language, level })
    .onConflictDoUpdate({
      target: [levelAnswers.userId, levelAnswers.language, levelAnswers.level],
      set: { answeredAt: sql`now()` },
    });
}

async function readEvidence(
  db: Db,
  userId: string,
  language: LanguageCode,
  level: Level,
  since: string,
): Promise<LevelEvidence> {
  const { articlesOpened, articlesFinished, wordsRead, wordsLookedUp } = activityDaily;
  const sum = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`;
  const [sums] = await db
    .select({
      opened: sum(articlesOpened),
      finished: sum(articlesFinished),
      wordsRead: sum(wordsRead),
      lookups: sum(wordsLookedUp),
    })
    .from(activityDaily)
    .where(
      and(
        eq(activityDaily.userId, userId),
        gte(activityDaily.day, since),
        eq(activityDaily.language, language),
        eq(activityDaily.level, level),
      ),
    );
  if (!sums) throw new Error("Sums without a row");
  return sums;
}

async function wasAnswered(db: Db, userId: string, language: LanguageCode, level: Level): Promise<boolean> {
  const [answer] = await db
    .select({ at: levelAnswers.answeredAt })
    .from(levelAnswers)
    .where(
      and(
        eq(levelAnswers.userId, userId),
        eq(levelAnswers.language, language),
        eq(levelAnswers.level, level),
        gt(levelAnswers.answeredAt, sql`now() - make_interval(days => ${SILENT_DAYS})`),
      ),
    );
  return answer !== undefined;
}
