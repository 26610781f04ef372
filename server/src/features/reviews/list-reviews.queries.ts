import type { Reply } from "@lagom/shared/contract/calls";
import type { Schedule } from "@lagom/shared/contract/reviews";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { DEFAULT_DAILY_REVIEWS } from "@lagom/shared/text/review";
import { and, asc, desc, eq, gt, inArray, isNull, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { activityDaily } from "../../schema/activities.table.ts";
import { preferences } from "../../schema/preferences.table.ts";
import { reviewAnswers } from "../../schema/reviews.table.ts";
import { savedWords } from "../../schema/words.table.ts";
import { dayIn, readerHabits } from "../activities/daily.queries.ts";
import { selectWords, toSavedWord, type WordRow } from "../words/saved-word.ts";
import { readParameters } from "./parameters.queries.ts";
import { scheduleOf } from "./schedule.ts";
import { translationsOf } from "./sentence-translations.ts";

/** More than anyone reviews at once; counting further would cost more with every saved word. */
const MOST_COUNTED = 1000;

/** In the order of the due index, so that no sort is needed. */
const asDue = [asc(savedWords.dueAt), asc(savedWords.createdAt), asc(savedWords.id)];

interface ReviewRequest {
  language: LanguageCode | undefined;
  limit: number;
  practice: boolean;
  more: boolean;
  /** Ids of words that come before all others. */
  first: readonly number[];
}

/** The words to review now, within the day's limit, and what is left of it. */
export async function listReviews(
  db: Db,
  userId: string,
  request: ReviewRequest,
  now = new Date(),
): Promise<Reply<"GET /api/user-words/reviews">> {
  const day = await readDay(db, userId, now);
  const mine = learntBy(userId, request.language);
  const room = request.practice || request.more ? request.limit : Math.min(request.limit, day.left_today);
  const rows = request.practice
    ? await nextWords(db, mine, room)
    : await wordsToReview(db, mine, { first: request.first, room, now });
  const parameters = await readParameters(db, userId);
  const schedules = await readSchedules(
    db,
    rows.map(({ word }) => word.id),
    parameters,
  );
  const translations = await translationsOf(
    db,
    rows.map(({ word }) => word),
  );
  return {
    cards: rows.map((row) => ({
      word: toSavedWord(row),
      schedule: schedules.get(row.word.id) ?? null,
      sentence_translation: translations.get(row.word.id) ?? null,
    })),
    parameters,
    ...day,
    waiting: await countWaiting(db, mine, now),
    next_due: await readNextDue(db, mine, now),
  };
}

/** How many words wait for a review, of one language or of all, within the day's limit. */
export async function countReviewsToday(
  db: Db,
  userId: string,
  language: LanguageCode | undefined,
  now = new Date(),
): Promise<number> {
  const { left_today } = await readDay(db, userId, now);
  return left_today === 0 ? 0 : Math.min(left_today, await countWaiting(db, learntBy(userId, language), now));
}

/** The words that a user is learning, of one language or of all. */
const learntBy = (userId: string, language: LanguageCode | undefined) =>
  and(
    eq(savedWords.userId, userId),
    // As literals, so that the planner can use the partial index.
    sql`${savedWords.status} in ('new', 'learning')`,
    language ? eq(savedWords.sourceLang, language) : undefined,
  );

async function readDay(db: Db, userId: string, now: Date) {
  const { timeZone } = await readerHabits(db, userId);
  const [limit] = await db
    .select({ dailyReviews: preferences.dailyReviews })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  const [sums] = await db
    .select({ reviewed: sql<number>`coalesce(sum(${activityDaily.wordsReviewed}), 0)::int` })
    .from(activityDaily)
    .where(and(eq(activityDaily.userId, userId), eq(activityDaily.day, dayIn(timeZone, now))));
  const reviewed_today = sums?.reviewed ?? 0;
  const most = limit?.dailyReviews ?? DEFAULT_DAILY_REVIEWS;
  return { reviewed_today, left_today: Math.max(0, most - reviewed_today) };
}

interface Wanted {
  first: readonly number[];
  room: number;
  now: Date;
}

/** The words put first, as far as they are due or new, then all others. */
async function wordsToReview(
  db: Db,
  mine: SQL | undefined,
  { first, room, now }: Wanted,
): Promise<WordRow[]> {
  if (first.length === 0 || room === 0) return dueWords(db, mine, room, now);
  const isFirst = inArray(savedWords.id, [...first]);
  const chosen = await selectWords(db)
    .where(and(mine, isFirst, or(isNull(savedWords.dueAt), lte(savedWords.dueAt, now))))
    .orderBy(asc(savedWords.dueAt), desc(savedWords.createdAt), desc(savedWords.id))
    .limit(room);
  const others = and(mine, notInArray(savedWords.id, [...first]));
  return [...chosen, ...(await dueWords(db, others, room - chosen.length, now))];
}

/** Words that are being learnt come before new ones: they are the ones that would be forgotten. */
async function dueWords(db: Db, mine: SQL | undefined, room: number, now: Date): Promise<WordRow[]> {
  if (room === 0) return [];
  const due = await selectWords(db)
    .where(and(mine, lte(savedWords.dueAt, now)))
    .orderBy(...asDue)
    .limit(room);
  if (due.length === room) return due;
  const fresh = await selectWords(db)
    .where(and(mine, isNull(savedWords.dueAt)))
    // Newest first. All are without a time, which stands here for the index.
    .orderBy(desc(savedWords.dueAt), desc(savedWords.createdAt), desc(savedWords.id))
    .limit(room - due.length);
  return [...due, ...fresh];
}

const nextWords = (db: Db, mine: SQL | undefined, room: number): Promise<WordRow[]> =>
  selectWords(db)
    .where(mine)
    .orderBy(...asDue)
    .limit(room);

async function readSchedules(
  db: Db,
  wordIds: readonly number[],
  parameters: readonly number[] | null,
): Promise<Map<number, Schedule | null>> {
  if (wordIds.length === 0) return new Map();
  const answers = await db
    .select()
    .from(reviewAnswers)
    .where(inArray(reviewAnswers.wordId, [...wordIds]))
    .orderBy(asc(reviewAnswers.answeredAt), asc(reviewAnswers.id));
  const byWord = Map.groupBy(answers, ({ wordId }) => wordId);
  return new Map([...byWord].map(([wordId, own]) => [wordId, scheduleOf(own, parameters)]));
}

/** Words that are due and new ones are counted apart: together they are no range of the index, and all words would be read. */
async function countWaiting(db: Db, mine: SQL | undefined, now: Date): Promise<number> {
  const due = await countUpTo(db, and(mine, lte(savedWords.dueAt, now)), MOST_COUNTED);
  const room = MOST_COUNTED - due;
  return room === 0 ? due : due + (await countUpTo(db, and(mine, isNull(savedWords.dueAt)), room));
}

async function countUpTo(db: Db, which: SQL | undefined, most: number): Promise<number> {
  const counted = db
    .select({ one: sql`1`.as("one") })
    .from(savedWords)
    .where(which)
    .orderBy(...asDue)
    .limit(most)
    .as("counted");
  const [count] = await db.select({ n: sql<number>`count(*)::int` }).from(counted);
  return count?.n ?? 0;
}

async function readNextDue(db: Db, mine: SQL | undefined, now: Date): Promise<string | null> {
  const [next] = await db
    .select({ dueAt: savedWords.dueAt })
    .from(savedWords)
    .where(and(mine, gt(savedWords.dueAt, now)))
    .orderBy(asc(savedWords.dueAt))
    .limit(1);
  return next?.dueAt?.toISOString() ?? null;
}
