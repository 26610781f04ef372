import { findLanguage } from "@lagom/shared/text/languages";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { badField } from "../../platform/http/http-error.ts";
import { activities, type LookupData, readingProgress } from "../../schema/activities.table.ts";
import { rewriteParagraphs } from "../../schema/texts.table.ts";
import { type ActivityContext, type NewActivity, resolveActivity } from "./activity-context.ts";
import { addToDay, dayIn, type Figures } from "./daily.queries.ts";
import { lockReader, spreadSeconds } from "./seconds.queries.ts";
import { countTowardsStreak } from "./streak.queries.ts";

/** Maximum words a report counts for if its text, which normally limits them, is gone. */
const MOST_WORDS_WITHOUT_TEXT = 5000;

/**
 * Records an activity together with the reading progress and the day's figures, all or nothing.
 * @throws HttpError bad_request
 */
export async function recordActivity(
  db: Db,
  userId: string,
  activity: NewActivity,
  now = new Date(),
): Promise<{ id: number }> {
  const context = await resolveActivity(db, userId, activity, now);
  const data = dataOf(activity);
  return db.transaction(async (tx) => {
    if (activity.activity_data.seconds) await lockReader(tx, userId);
    const [row] = await tx
      .insert(activities)
      .values({
        userId,
        activityType: activity.activity_type,
        rewriteId: context.rewrite?.id ?? null,
        language: context.language,
        level: context.level,
        data,
        timeZone: context.timeZone,
        occurredAt: context.occurredAt,
      })
      .returning({ id: activities.id });
    if (!row) throw new Error("No row for the activity");
    const day = dayIn(context.timeZone, context.occurredAt);
    const { language, level } = context;
    const figures = await figuresOf(tx, userId, activity, context);
    const { before, since } = await spreadSeconds(tx, userId, { ...context, now }, figures.seconds ?? 0);
    if (before) await addToDay(tx, { userId, day: before.day, language, level }, { seconds: before.seconds });
    await addToDay(tx, { userId, day, language, level }, { ...figures, seconds: since });
    if (figures.wordsRead || figures.articlesFinished) await countTowardsStreak(tx, userId, day);
    return row;
  });
}

/** The part of `activity_data` that is stored: the fields of its type. */
function dataOf({ activity_type, activity_data: given }: NewActivity) {
  if (activity_type !== "word_lookup") {
    return { words_read: given.words_read ?? 0, seconds: given.seconds ?? 0 };
  }
  const { word, translation, sentence } = given;
  if (!word) throw badField("activity_data.word", "is needed for a lookup");
  if (!translation) throw badField("activity_data.translation", "is needed for a lookup");
  return {
    // A browser may have split an emoji in half, which JSON in the database cannot hold.
    word: word.toWellFormed(),
    translation: translation.toWellFormed(),
    sentence: sentence?.toWellFormed(),
    ...lookupLanguages(given),
  } satisfies LookupData;
}

function lookupLanguages(given: NewActivity["activity_data"]) {
  const source = findLanguage(given.source_lang ?? "");
  const target = findLanguage(given.target_lang ?? "");
  if (!source) throw badField("activity_data.source_lang", "is not one of the 16 languages");
  if (!target) throw badField("activity_data.target_lang", "is not one of the 16 languages");
  return { source_lang: source.code, target_lang: target.code };
}

/** What an activity adds to its day. Saved words are counted when they are saved. */
async function figuresOf(
  tx: Db,
  userId: string,
  activity: NewActivity,
  context: ActivityContext,
): Promise<Figures> {
  if (activity.activity_type === "word_lookup") return { wordsLookedUp: 1 };
  if (activity.activity_type === "word_saved") return {};
  if (context.textIsGone) return figuresWithoutText(activity);
  if (!context.rewrite) return {};
  const progress = await progressOf(tx, userId, { ...context, rewrite: context.rewrite });
  if (activity.activity_type === "article_opened") return { articlesOpened: progress.isNew ? 1 : 0 };
  const finishes = activity.activity_type === "article_finished" && progress.finishedAt === null;
  const seen = await seenSoFar(tx, context.rewrite, progress.paragraphs, activity.activity_data.paragraphs);
  const left = Math.max(0, seen.words - progress.wordsRead);
  const wordsRead = Math.min(activity.activity_data.words_read ?? 0, left);
  await tx
    .update(readingProgress)
    .set({
      wordsRead: progress.wordsRead + wordsRead,
      paragraphs: seen.paragraphs,
      ...(finishes ? { finishedAt: context.occurredAt } : {}),
    })
    .where(and(eq(readingProgress.userId, userId), eq(readingProgress.rewriteId, context.rewrite.id)));
  return {
    wordsRead,
    articlesFinished: finishes ? 1 : 0,
    seconds: activity.activity_data.seconds ?? 0,
  };
}

/** What counts for a text that no longer exists: the reading, but not that it was opened or finished. */
function figuresWithoutText({
  activity_type,
  activity_data: { words_read = 0, seconds = 0 },
}: NewActivity): Figures {
  if (activity_type === "article_opened") return {};
  return { wordsRead: Math.min(words_read, MOST_WORDS_WITHOUT_TEXT), seconds };
}

/**
 * The paragraphs of a text that the user has read by now, and their words: no more can have been read. A report that names
 * none is bounded by the whole text alone.
 */
async function seenSoFar(
  tx: Db,
  rewrite: { id: number; wordCount: number },
  before: readonly number[],
  now: readonly string[] | undefined,
): Promise<{ paragraphs: number[]; words: number }> {
  if (!now) return { paragraphs: [...before], words: rewrite.wordCount };
  const rows = await tx
    .select({ position: rewriteParagraphs.position, words: rewriteParagraphs.wordCount })
    .from(rewriteParagraphs)
    .where(
      and(
        eq(rewriteParagraphs.rewriteId, rewrite.id),
        eq(rewriteParagraphs.rewritten, true),
        inArray(rewriteParagraphs.position, [...before, ...now.map((id) => Number(id.slice(1)))]),
      ),
    )
    .orderBy(asc(rewriteParagraphs.position));
  return {
    paragraphs: rows.map(({ position }) => position),
    words: rows.reduce((sum, { words }) => sum + words, 0),
  };
}

type ReadingContext = ActivityContext & { rewrite: NonNullable<ActivityContext["rewrite"]> };

/** The user's progress row, created if missing and locked until the transaction ends. */
async function progressOf(tx: Db, userId: string, { rewrite, language, level, occurredAt }: ReadingContext) {
  const [row] = await tx
    .insert(readingProgress)
    .values({ userId, rewriteId: rewrite.id, language, level, lastAt: occurredAt })
    .onConflictDoUpdate({
      target: [readingProgress.userId, readingProgress.rewriteId],
      set: { lastAt: sql`greatest(${readingProgress.lastAt}, excluded.last_at)` },
    })
    .returning({
      wordsRead: readingProgress.wordsRead,
      paragraphs: readingProgress.paragraphs,
      finishedAt: readingProgress.finishedAt,
      isNew: sql<boolean>`xmax = 0`,
    });
  if (!row) throw new Error("No row for the reading progress");
  return row;
}
