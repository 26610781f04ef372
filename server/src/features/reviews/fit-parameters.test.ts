import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { reviewParameters } from "../../schema/reviews.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";
import { answerReview } from "./answer-review.queries.ts";
import { fitParameters } from "./fit-parameters.ts";
import { listReviews } from "./list-reviews.queries.ts";

const api = useTestApi();

/** Answers to a hundred words, the second of each ten days after the first; every third was forgotten. */
const addAnswers = (userId: string, from: number, to: number) =>
  api.database.db.execute(sql`
    insert into review_answers (user_id, id, word_id, rating, answered_at, day, language, level)
    select ${userId}::uuid, 'answer-' || n, 1000000 + n / 2,
      case when n % 2 = 1 and n % 3 = 0 then 'again' else 'good' end,
      now() - interval '50 days' + n % 2 * interval '10 days', current_date, 'sv', 'A2'
    from generate_series(${from}::int, ${to}::int) n`);
const fitted = (userId: string) =>
  api.database.db.select().from(reviewParameters).where(eq(reviewParameters.userId, userId));

it("parameters are fitted to whoever has answered enough, renewed once there are many more answers, and used from then on", async () => {
  const { db } = api.database;
  const [reader, newcomer] = [await testUser(), await testUser()];
  const save = ({ headers }: TestUser) =>
    api.app.inject({
      method: "POST",
      url: "/api/user-words",
      headers,
      payload: { source_word: "hund", translated_word: "dog", source_lang: "sv", target_lang: "en" },
    });
  await save(newcomer);
  const wordId: number = (await save(reader)).json().id;
  const now = new Date();
  const answer = (answerId: string) =>
    answerReview(
      db,
      reader.id,
      { wordId, answerId },
      { rating: "easy", occurred_at: now.toISOString() },
      now,
    );
  const before = await answer("answer-before");
  await addAnswers(reader.id, 0, 197);
  await addAnswers(newcomer.id, 0, 9);

  await fitParameters(db, 199);
  const [first] = await fitted(reader.id);
  expect(first).toMatchObject({ answers: 199, parameters: expect.arrayContaining([expect.any(Number)]) });
  expect(first?.parameters).toHaveLength(21);
  expect(await fitted(newcomer.id)).toEqual([]);

  const request = { language: undefined, limit: 50, practice: true, more: false, first: [] };
  const { cards, parameters } = await listReviews(db, reader.id, request, now);
  expect(parameters).toEqual(first?.parameters);
  expect(cards[0]?.schedule?.stability).not.toBe(before.schedule?.stability);
  expect((await answer("answer-before")).schedule).toEqual(cards[0]?.schedule);
  expect((await listReviews(db, newcomer.id, request, now)).parameters).toBeNull();

  await addAnswers(reader.id, 198, 207);
  await fitParameters(db, 199);
  expect(await fitted(reader.id)).toEqual([first]);
  await addAnswers(reader.id, 208, 257);
  await fitParameters(db, 199);
  expect((await fitted(reader.id))[0]?.answers).toBe(259);
});
