import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { activityDaily } from "../../schema/activities.table.ts";
import { reviewAnswers } from "../../schema/reviews.table.ts";
import { savedWords } from "../../schema/words.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { importFixture } from "../../testing/content/content.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";
import { answerReview } from "./answer-review.queries.ts";
import { listReviews } from "./list-reviews.queries.ts";

const api = useTestApi();

const HUND = { source_word: "hund", translated_word: "dog", source_lang: "sv", target_lang: "en" };
const NOW = new Date("2026-03-10T12:00:00Z");
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();

type Method = "GET" | "PUT" | "POST" | "PATCH" | "DELETE";
const call = ({ headers }: TestUser, line: `${Method} ${string}`, payload?: object) => {
  const [method, url] = line.split(" ") as [Method, string];
  return api.app.inject({ method, url: `/api/user-words${url}`, headers, ...(payload ? { payload } : {}) });
};
const save = async (user: TestUser, word: object = {}): Promise<number> =>
  (await call(user, "POST ", { ...HUND, ...word })).json().id;
const list = (user: TestUser, now: Date, more: object = {}) =>
  listReviews(
    api.database.db,
    user.id,
    { language: undefined, limit: 50, practice: false, more: false, first: [], ...more },
    now,
  );
const answer = (
  user: TestUser,
  wordId: number,
  answerId: string,
  rating: "again" | "good" | "easy",
  when: string,
) =>
  answerReview(
    api.database.db,
    user.id,
    { wordId, answerId },
    { rating, occurred_at: when, time_zone: "UTC" },
    new Date(when),
  );
const dueOf = async (id: number) => {
  const [word] = await api.database.db.select().from(savedWords).where(eq(savedWords.id, id));
  return word?.dueAt?.toISOString() ?? null;
};
const reviewed = async (user: TestUser) => {
  const days = await api.database.db.select().from(activityDaily).where(eq(activityDaily.userId, user.id));
  return days.reduce((sum, day) => sum + day.wordsReviewed, 0);
};

describe("a schedule", () => {
  it("is the same for the same answers at the same times", async () => {
    const user = await testUser();
    const id = await save(user);
    const first = await answer(user, id, "answer-0001", "good", at(0));
    expect(first.schedule).toMatchObject({ state: "learning", due: at(10), reps: 1 });
    const second = await answer(user, id, "answer-0002", "good", at(10));
    expect(second.schedule).toMatchObject({ state: "review", due: at(10 + 2 * 1440), scheduled_days: 2 });
    const third = await answer(user, id, "answer-0003", "again", at(10 + 2 * 1440));
    expect(third.schedule).toMatchObject({ state: "relearning", lapses: 1, due: at(20 + 2 * 1440) });
    expect(await dueOf(id)).toBe(at(20 + 2 * 1440));
  });

  it("does not depend on the order in which answers arrive", async () => {
    const user = await testUser();
    const [inOrder, late] = [await save(user), await save(user, { source_word: "katt" })];
    const answers = [
      ["good", at(0)],
      ["good", at(10)],
      ["again", at(3000)],
      ["good", at(3010)],
    ] as const;
    const send = async (id: number, which: readonly number[]) => {
      for (const i of which) {
        const [rating, when] = answers[i] ?? answers[0];
        await answerReview(
          api.database.db,
          user.id,
          { wordId: id, answerId: `answer-${id}-${i}` },
          { rating, occurred_at: when },
          new Date(at(3010)),
        );
      }
    };
    await send(inOrder, [0, 1, 2, 3]);
    await send(late, [3, 1, 0, 2]);
    const [one, other] = (await list(user, new Date(at(100_000)))).cards;
    expect(one?.schedule).toEqual(other?.schedule);
    expect(one?.schedule?.reps).toBe(4);
  });

  it("says with the word how often it was forgotten, and takes that back with the answer", async () => {
    const user = await testUser();
    const id = await save(user);
    await answer(user, id, "answer-0001", "easy", at(0));
    await answer(user, id, "answer-0002", "again", at(30_000));
    const lapses = async () => (await call(user, "GET ")).json().words[0].lapses;
    expect(await lapses()).toBe(1);
    await call(user, `DELETE /${id}/reviews/answer-0002`);
    expect(await lapses()).toBe(0);
  });

  it("leaves the status alone", async () => {
    const user = await testUser();
    const id = await save(user);
    await answer(user, id, "answer-0001", "easy", at(0));
    const [word] = await api.database.db.select().from(savedWords).where(eq(savedWords.id, id));
    expect(word?.status).toBe("new");
  });
});

describe("answering", () => {
  it("records the answer once, however often it is sent", async () => {
    const user = await testUser();
    const id = await save(user);
    const url = `/${id}/reviews/answer-0001` as const;
    const first = await call(user, `PUT ${url}`, { rating: "good" });
    expect(first.statusCode).toBe(200);
    const again = await call(user, `PUT ${url}`, { rating: "good" });
    expect(again.json()).toEqual(first.json());
    const rows = await api.database.db.select().from(reviewAnswers).where(eq(reviewAnswers.userId, user.id));
    expect(rows).toMatchObject([{ id: "answer-0001", wordId: id, rating: "good", language: "sv" }]);
    expect(await reviewed(user)).toBe(1);
  });

  it("counts a word once a day", async () => {
    const user = await testUser();
    const id = await save(user);
    await answer(user, id, "answer-0001", "again", at(0));
    await answer(user, id, "answer-0002", "good", at(1));
    expect(await reviewed(user)).toBe(1);
    await answer(user, id, "answer-0003", "good", at(1440));
    expect(await reviewed(user)).toBe(2);
  });

  it("can be undone without a trace", async () => {
    const user = await testUser();
    const id = await save(user);
    const before = await answer(user, id, "answer-0001", "good", at(0));
    await answer(user, id, "answer-0002", "again", at(10));
    const undone = await call(user, `DELETE /${id}/reviews/answer-0002`);
    expect(undone.json()).toEqual(before);
    expect((await call(user, `DELETE /${id}/reviews/answer-0001`)).json()).toEqual({
      word_id: id,
      schedule: null,
    });
    expect(await reviewed(user)).toBe(0);
    expect(await dueOf(id)).toBeNull();
    expect((await call(user, `DELETE /${id}/reviews/answer-0001`)).statusCode).toBe(200);
  });

  it("is for one's own words only", async () => {
    const [owner, other] = [await testUser(), await testUser()];
    const id = await save(owner);
    await answer(owner, id, "answer-0001", "good", at(0));
    expect((await call(other, `PUT /${id}/reviews/answer-0002`, { rating: "good" })).statusCode).toBe(404);
    expect((await call(other, `DELETE /${id}/reviews/answer-0001`)).statusCode).toBe(404);
    expect(await dueOf(id)).toBe(at(10));
  });

  it("names a bad rating and a bad id", async () => {
    const user = await testUser();
    const id = await save(user);
    const bad = await call(user, `PUT /${id}/reviews/answer-0001`, { rating: "perfect" });
    expect(bad.json().error.details).toMatchObject([{ field: "rating" }]);
    const short = await call(user, `PUT /${id}/reviews/a`, { rating: "good" });
    expect(short.json().error.details).toMatchObject([{ field: "answer_id" }]);
  });

  it("survives that its word is deleted and restored", async () => {
    const user = await testUser();
    const id = await save(user);
    const before = await answer(user, id, "answer-0001", "good", at(0));
    await call(user, "POST /delete", { ids: [id] });
    await call(user, "POST /restore", { ids: [id] });
    expect((await list(user, new Date(at(60)))).cards).toMatchObject([
      { word: { id }, schedule: before.schedule },
    ]);
  });
});

describe("what to review", () => {
  it("is the due words, most overdue first, then new ones, newest first", async () => {
    const user = await testUser();
    const [a, b, c, d] = [
      await save(user, { source_word: "a" }),
      await save(user, { source_word: "b" }),
      await save(user, { source_word: "c" }),
      await save(user, { source_word: "d" }),
    ];
    await answer(user, b, "answer-b", "good", at(5));
    await answer(user, a, "answer-a", "good", at(9));
    const now = new Date(at(30));
    const reply = await list(user, now);
    expect(reply.cards.map(({ word }) => word.id)).toEqual([b, a, d, c]);
    expect(reply).toMatchObject({ waiting: 4, next_due: null });
    const early = await list(user, new Date(at(10)));
    expect(early.cards.map(({ word }) => word.id)).toEqual([d, c]);
    expect(early.next_due).toBe(at(15));
  });

  it("is first those words of a text that are due, then its new ones, and no word twice", async () => {
    const user = await testUser();
    const known = await save(user, { source_word: "known", status: "known" });
    const [a, b, c, d, e] = [
      await save(user, { source_word: "a" }),
      await save(user, { source_word: "b" }),
      await save(user, { source_word: "c" }),
      await save(user, { source_word: "d" }),
      await save(user, { source_word: "e" }),
    ];
    await answer(user, a, "answer-a", "good", at(1));
    await answer(user, b, "answer-b", "good", at(2));
    await answer(user, e, "answer-e", "easy", at(3));
    const now = new Date(at(30));
    const first = [c, e, b, known];
    const ids = async (limit: number) =>
      (await list(user, now, { first, limit })).cards.map(({ word }) => word.id);
    expect(await ids(50)).toEqual([b, c, a, d]);
    expect(await ids(2)).toEqual([b, c]);
    expect(await ids(1)).toEqual([b]);
    const asked = await call(user, `GET /reviews?first=${d},${c}&limit=2`);
    expect(asked.json().cards).toMatchObject([{ word: { id: d } }, { word: { id: c } }]);
    const bad = await call(user, "GET /reviews?first=1,two");
    expect(bad.json().error.details).toMatchObject([{ field: "first" }]);
  });

  it("leaves out known and ignored words, and other languages if asked", async () => {
    const user = await testUser();
    const known = await save(user, { source_word: "a" });
    await save(user, { source_word: "b", status: "ignored" });
    const german = await save(user, { source_word: "c", source_lang: "de" });
    const swedish = await save(user, { source_word: "d" });
    await call(user, `PATCH /${known}`, { status: "known" });
    expect((await list(user, NOW)).cards.map(({ word }) => word.id)).toEqual([swedish, german]);
    const { cards, waiting } = await list(user, NOW, { language: "de" });
    expect(cards.map(({ word }) => word.id)).toEqual([german]);
    expect(waiting).toBe(1);
  });

  it("ends at the day's limit, goes on when asked to, and begins again the next day", async () => {
    const user = await testUser();
    await api.app.inject({
      method: "PUT",
      url: "/api/user/preferences",
      headers: user.headers,
      payload: { daily_reviews: 5, time_zone: "UTC" },
    });
    const ids: number[] = [];
    for (const source_word of ["a", "b", "c", "d", "e", "f", "g"])
      ids.push(await save(user, { source_word }));
    expect((await list(user, NOW)).cards).toHaveLength(5);
    for (const id of ids.slice(0, 5)) await answer(user, id, `answer-${id}`, "easy", at(0));
    expect(await list(user, NOW)).toMatchObject({
      cards: [],
      left_today: 0,
      reviewed_today: 5,
      waiting: 2,
    });
    expect((await list(user, NOW, { more: true })).cards).toHaveLength(2);
    expect((await list(user, new Date(at(1440)))).left_today).toBe(5);
  });

  it("is, to practise, what falls due next when nothing is due", async () => {
    const user = await testUser();
    const [a, b] = [await save(user, { source_word: "a" }), await save(user, { source_word: "b" })];
    await answer(user, a, "answer-a", "easy", at(0));
    await answer(user, b, "answer-b", "good", at(0));
    expect((await list(user, new Date(at(1)))).cards).toEqual([]);
    const practice = await list(user, new Date(at(1)), { practice: true });
    expect(practice.cards.map(({ word }) => word.id)).toEqual([b, a]);
  });

  it("says what a word's sentence means in the language of its translation, where the collection has it in both", async () => {
    await importFixture(api.database.db);
    const user = await testUser();
    const sentence = "Havet stiger varje dag.";
    const met = { source_word: "havet", context: { sentence } };
    await save(user, { ...met, translated_word: "海", target_lang: "ja" });
    await save(user, { ...met, translated_word: "more", target_lang: "pl" });
    await save(user, { source_word: "sjö", context: { sentence: "Havet stiger aldrig." } });
    await save(user);
    const { cards } = await list(user, NOW);
    const meanings = cards.map((card) => [card.word.target_lang, card.sentence_translation]);
    expect(meanings).toEqual([
      ["en", null],
      ["en", null],
      ["pl", null],
      ["ja", "海は毎日上がります。"],
    ]);
  });

  it("is never another user's", async () => {
    await save(await testUser());
    const { cards, waiting } = (await call(await testUser(), "GET /reviews")).json();
    expect({ cards, waiting }).toEqual({ cards: [], waiting: 0 });
  });
});
