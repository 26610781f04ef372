import type { ParsedInput, Reply } from "@lagom/shared/contract/calls";
import type { Schedule } from "@lagom/shared/contract/reviews";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { reviewAnswers } from "../../schema/reviews.table.ts";
import { savedWords } from "../../schema/words.table.ts";
import { clampToPast } from "../activities/activity-context.ts";
import { addToDay, type DayKey, dayIn, readerHabits } from "../activities/daily.queries.ts";
import { isOwn, noSuchWord } from "../words/saved-word.ts";
import { readParameters } from "./parameters.queries.ts";
import { scheduleOf } from "./schedule.ts";

type Answer = ParsedInput<"PUT /api/user-words/{id}/reviews/{answer_id}">["body"];
type Rated = Reply<"PUT /api/user-words/{id}/reviews/{answer_id}">;

/** An answer by the ids that its address carries. */
interface AnswerKey {
  wordId: number;
  answerId: string;
}

/**
 * Records an answer and reschedules the word from all its answers. Recording the same answer again changes nothing.
 * @throws HttpError not_found
 */
export async function answerReview(
  db: Db,
  userId: string,
  { wordId, answerId }: AnswerKey,
  answer: Answer,
  now = new Date(),
): Promise<Rated> {
  return db.transaction(async (tx) => {
    const { language } = await lockWord(tx, userId, wordId);
    const { chosenTimeZone, timeZone, levelIn } = await readerHabits(tx, userId);
    const answeredAt = clampToPast(answer.occurred_at, now.getTime());
    const day = dayIn(chosenTimeZone ?? answer.time_zone ?? timeZone, answeredAt);
    const dayKey = { userId, day, language, level: levelIn(language) };
    const [added] = await tx
      .insert(reviewAnswers)
      .values({ ...dayKey, id: answerId, wordId, rating: answer.rating, answeredAt })
      .onConflictDoNothing()
      .returning({ id: reviewAnswers.id });
    if (added && (await answersOn(tx, wordId, day)) === 1) await addToDay(tx, dayKey, { wordsReviewed: 1 });
    return { word_id: wordId, schedule: await schedule(tx, userId, wordId) };
  });
}

/**
 * Takes an answer back, and schedules the word as if it had never been given.
 * @throws HttpError not_found
 */
export async function takeBackAnswer(
  db: Db,
  userId: string,
  { wordId, answerId }: AnswerKey,
): Promise<Rated> {
  return db.transaction(async (tx) => {
    await lockWord(tx, userId, wordId);
    const [gone] = await tx
      .delete(reviewAnswers)
      .where(
        and(
          eq(reviewAnswers.userId, userId),
          eq(reviewAnswers.id, answerId),
          eq(reviewAnswers.wordId, wordId),
        ),
      )
      .returning();
    if (gone && (await answersOn(tx, wordId, gone.day)) === 0)
      await addToDay(tx, gone satisfies DayKey, { wordsReviewed: -1 });
    return { word_id: wordId, schedule: await schedule(tx, userId, wordId) };
  });
}

/** Makes other answers to the same word wait. */
async function lockWord(tx: Db, userId: string, wordId: number) {
  const [word] = await tx
    .select({ language: savedWords.sourceLang })
    .from(savedWords)
    .where(isOwn(userId, wordId))
    .for("update");
  if (!word) throw noSuchWord();
  return word;
}

const answersOn = (tx: Db, wordId: number, day: string): Promise<number> =>
  tx.$count(reviewAnswers, and(eq(reviewAnswers.wordId, wordId), eq(reviewAnswers.day, day)));

/** Works the schedule out of all answers and keeps when the word is due and how often it was forgotten. */
async function schedule(tx: Db, userId: string, wordId: number): Promise<Schedule | null> {
  const answers = await tx
    .select()
    .from(reviewAnswers)
    .where(eq(reviewAnswers.wordId, wordId))
    .orderBy(asc(reviewAnswers.answeredAt), asc(reviewAnswers.id));
  const scheduled = scheduleOf(answers, await readParameters(tx, userId));
  const dueAt = scheduled && new Date(scheduled.due);
  await tx
    .update(savedWords)
    .set({ dueAt, lapses: scheduled?.lapses ?? null })
    .where(eq(savedWords.id, wordId));
  return scheduled;
}
