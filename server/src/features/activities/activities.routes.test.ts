import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { activities, activityDaily, readingProgress } from "../../schema/activities.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { addText } from "../../testing/texts.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";
import { addToDay } from "./daily.queries.ts";
import { addDays } from "./streak.ts";

const api = useTestApi();

const LOOKUP = {
  activity_type: "word_lookup",
  language: "svenska",
  level: "B1",
  activity_data: {
    word: "kvarn",
    translation: "mill",
    source_lang: "sv",
    target_lang: "en",
    sentence: "En kvarn.",
  },
};

const record = (user: TestUser, payload: object) =>
  api.app.inject({ method: "POST", url: "/api/user/activities", headers: user.headers, payload });
const get = async (user: TestUser, url: string) =>
  (await api.app.inject({ url: `/api/user/${url}`, headers: user.headers })).json();
const daysOf = (user: TestUser) =>
  api.database.db.select().from(activityDaily).where(eq(activityDaily.userId, user.id));
const rowsOf = (user: TestUser) =>
  api.database.db.select().from(activities).where(eq(activities.userId, user.id));
const read = (rewrite_id: number, words_read: number, seconds = 0) => ({
  activity_type: "article_read",
  rewrite_id,
  activity_data: { words_read, seconds },
});

describe("recording an activity", () => {
  it("writes the row and the day together", async () => {
    const user = await testUser();
    const reply = await record(user, { ...LOOKUP, time_zone: "Europe/Stockholm" });
    expect(reply.statusCode).toBe(201);
    expect(await rowsOf(user)).toMatchObject([
      {
        id: reply.json().id,
        activityType: "word_lookup",
        language: "sv",
        level: "B1",
        data: { word: "kvarn" },
      },
    ]);
    expect(await daysOf(user)).toMatchObject([
      { language: "sv", level: "B1", wordsLookedUp: 1, wordsRead: 0 },
    ]);
  });

  it.each(["word", "translation", "sentence"])(
    "keeps half an emoji at the end of its %s as one",
    async (field) => {
      const user = await testUser();
      const activity_data = { ...LOOKUP.activity_data, [field]: "kvarn \ud83d" };
      expect((await record(user, { ...LOOKUP, activity_data })).statusCode).toBe(201);
      expect(await rowsOf(user)).toMatchObject([{ data: { [field]: "kvarn \uFFFD" } }]);
    },
  );

  it.each(["word", "translation", "sentence"])("names a %s with a NUL, and counts nothing", async (field) => {
    const user = await testUser();
    const activity_data = { ...LOOKUP.activity_data, [field]: "kvarn\0" };
    const reply = await record(user, { ...LOOKUP, activity_data });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.details).toMatchObject([{ field: `activity_data.${field}` }]);
    expect([await rowsOf(user), await daysOf(user)]).toEqual([[], []]);
  });

  it("counts no word of a text twice, and takes language and level from the text", async () => {
    const user = await testUser();
    const { rewriteId } = await addText(api.database.db, { wordCount: 300, level: "B1" });
    await record(user, { ...read(rewriteId, 200, 60), language: "de", level: "C2" });
    await record(user, read(rewriteId, 200, 30));
    await record(user, read(rewriteId, 200));
    expect(await daysOf(user)).toMatchObject([{ language: "sv", level: "B1", wordsRead: 300, seconds: 90 }]);
  });

  it("counts no paragraph twice that is read again after the text was left half read", async () => {
    const user = await testUser();
    const { rewriteId } = await addText(api.database.db, { wordCount: 300, paragraphs: [100, 120, 80] });
    const readThese = (words: number, ...paragraphs: string[]) => {
      const { activity_data, ...activity } = read(rewriteId, words);
      return record(user, { ...activity, activity_data: { ...activity_data, paragraphs } });
    };
    const words = async () => (await get(user, "statistics"))[0].words_read;
    await readThese(100, "p1");
    await readThese(100, "p1");
    expect(await words()).toBe(100);
    await readThese(220, "p1", "p2", "p99");
    expect(await words()).toBe(220);
    await readThese(100, "p2", "p1");
    expect(await words()).toBe(220);
    await readThese(300, "p1", "p2", "p3");
    expect(await words()).toBe(300);
  });

  it("records reading of a text that was deleted meanwhile, bounded, and its time", async () => {
    const user = await testUser();
    const gone = { ...read(999_999, 250, 60), language: "svenska", level: "B1" };
    expect((await record(user, gone)).statusCode).toBe(201);
    expect(
      (await record(user, { ...read(999_999, 100_000), language: "svenska", level: "B1" })).statusCode,
    ).toBe(201);
    expect((await record(user, { ...gone, activity_type: "article_opened" })).statusCode).toBe(201);
    expect(await rowsOf(user)).toMatchObject(Array(3).fill({ rewriteId: null, language: "sv", level: "B1" }));
    expect(await daysOf(user)).toMatchObject([{ wordsRead: 5250, seconds: 60, articlesOpened: 0 }]);
    expect(await get(user, "streak")).toMatchObject({ current: 1 });
    const unnamed = await record(user, read(999_999, 250));
    expect(unnamed.statusCode).toBe(400);
    expect(unnamed.json().error.details).toMatchObject([{ field: "rewrite_id" }]);
  });

  it("adds no words read by opening again, by finishing without reading, or by lookups alone", async () => {
    const user = await testUser();
    const { rewriteId: rewrite_id } = await addText(api.database.db, { wordCount: 300 });
    await record(user, { activity_type: "article_opened", rewrite_id });
    await record(user, { activity_type: "article_opened", rewrite_id });
    for (let i = 0; i < 5; i++) await record(user, { ...LOOKUP, rewrite_id });
    await record(user, { activity_type: "article_read", rewrite_id, activity_data: { seconds: 30 } });
    await record(user, { activity_type: "article_finished", rewrite_id });
    const [figures] = await get(user, "statistics");
    expect(figures).toMatchObject({ words_read: 0, words_looked_up: 5, articles_finished: 1 });
    await record(user, read(rewrite_id, 300));
    await record(user, { activity_type: "article_opened", rewrite_id });
    await record(user, read(rewrite_id, 300));
    expect((await get(user, "statistics"))[0]).toMatchObject({ words_read: 300, articles_finished: 1 });
  });

  it("counts an article as opened and finished once", async () => {
    const user = await testUser();
    const { rewriteId } = await addText(api.database.db);
    for (const activity_type of [
      "article_opened",
      "article_finished",
      "article_opened",
      "article_finished",
    ]) {
      await record(user, { activity_type, rewrite_id: rewriteId });
    }
    expect(await daysOf(user)).toMatchObject([{ articlesOpened: 1, articlesFinished: 1 }]);
  });

  it("counts right when many tabs report at once", async () => {
    const user = await testUser();
    const { rewriteId } = await addText(api.database.db, { wordCount: 300 });
    await Promise.all(Array.from({ length: 6 }, () => record(user, read(rewriteId, 100))));
    expect(await daysOf(user)).toMatchObject([{ wordsRead: 300 }]);
  });

  it("leaves saved words to the call that saves them", async () => {
    const user = await testUser();
    await record(user, { activity_type: "word_saved", language: "sv" });
    expect(await rowsOf(user)).toHaveLength(1);
    expect(await daysOf(user)).toEqual([]);
  });

  it("counts on the day of the user's own time zone, never in the future and never long ago", async () => {
    const user = await testUser();
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await record(user, {
      ...LOOKUP,
      occurred_at: `${yesterday}T12:30:00Z`,
      time_zone: "Pacific/Kiritimati",
    });
    expect((await daysOf(user)).map((row) => row.day)).toEqual([new Date().toISOString().slice(0, 10)]);
    await record(user, { ...LOOKUP, occurred_at: "2999-01-01T00:00:00Z" });
    await record(user, { ...LOOKUP, occurred_at: "1999-01-01T00:00:00Z" });
    const ages = (await rowsOf(user)).map((row) => Date.now() - row.occurredAt.getTime());
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages)).toBeLessThan(31 * 86_400_000);
  });

  it.each([
    ["activity_type", { ...LOOKUP, activity_type: "dance" }],
    ["rewrite_id", { activity_type: "article_read", rewrite_id: 2_000_000_000 }],
    ["language", { activity_type: "article_read" }],
    ["activity_data.word", { ...LOOKUP, activity_data: {} }],
    ["activity_data.words_read", { ...LOOKUP, activity_data: { words_read: -1 } }],
    ["activity_data.paragraphs.0", { ...LOOKUP, activity_data: { paragraphs: ["title"] } }],
    ["time_zone", { ...LOOKUP, time_zone: "here" }],
  ])("refuses a bad %s by name and writes nothing", async (field, payload) => {
    const user = await testUser();
    const reply = await record(user, payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.details).toMatchObject([{ field }]);
    expect(await rowsOf(user)).toEqual([]);
  });
});

describe("what was done", () => {
  it("lists read articles, newest first, and how much of each was read", async () => {
    const user = await testUser();
    const first = await addText(api.database.db, { title: "Ett", wordCount: 300 });
    const second = await addText(api.database.db, { title: "Zwei", language: "de", level: "B1" });
    await record(user, read(first.rewriteId, 185));
    await record(user, { activity_type: "article_finished", rewrite_id: first.rewriteId });
    await record(user, { activity_type: "article_opened", rewrite_id: second.rewriteId });
    const { articles } = await get(user, "read-articles");
    expect(articles).toMatchObject([
      { title: "Zwei", article_id: second.articleId, language: "Deutsch", level: "B1", read_percent: 0 },
      {
        title: "Ett",
        rewrite_id: first.rewriteId,
        lang: "sv",
        category: "world",
        finished: true,
        read_percent: 61,
      },
    ]);
    expect(articles[0].finished).toBe(false);
    expect((await get(user, "read-articles?language=svenska&level=A2")).articles).toHaveLength(1);
    expect(await get(user, "read-articles?limit=1")).toMatchObject({ has_more: true, page: 1, limit: 1 });
  });

  it("finds the unfinished text behind many finished ones, none that was finished at another level", async () => {
    const [user, other] = [await testUser(), await testUser()];
    const { db } = api.database;
    const begun = await addText(db, { title: "Begun" });
    const easier = await addText(db, { level: "A2" });
    const harder = await addText(db, { level: "B1", articleId: easier.articleId });
    const german = await addText(db, { language: "de" });
    const open = (rewrite_id: number) => record(user, { activity_type: "article_opened", rewrite_id });
    const finish = (who: TestUser, rewrite_id: number) =>
      record(who, { activity_type: "article_finished", rewrite_id });
    await open(begun.rewriteId);
    await finish(other, begun.rewriteId);
    await finish(user, harder.rewriteId);
    for (let i = 0; i < 21; i++) await finish(user, (await addText(db)).rewriteId);
    await open(easier.rewriteId);
    await open(german.rewriteId);
    const unfinished = async (who: TestUser) =>
      (await get(who, "read-articles?unfinished=true&limit=1&language=svenska")).articles;
    expect(await unfinished(user)).toMatchObject([{ title: "Begun", finished: false }]);
    expect(await unfinished(other)).toEqual([]);
    await finish(user, begun.rewriteId);
    expect(await unfinished(user)).toEqual([]);
  });

  it("lists lookups with where they were met", async () => {
    const user = await testUser();
    const { rewriteId, articleId } = await addText(api.database.db, { title: "Kvarnen" });
    await record(user, { ...LOOKUP, rewrite_id: rewriteId });
    const { lookups } = await get(user, "word-lookups?language=sv");
    expect(lookups).toMatchObject([
      { word: "kvarn", translation: "mill", source_lang: "sv", article_id: articleId, title: "Kvarnen" },
    ]);
    expect((await get(user, "word-lookups?language=de")).lookups).toEqual([]);
  });

  it("sums the figures of each language", async () => {
    const user = await testUser();
    const { rewriteId } = await addText(api.database.db);
    await record(user, read(rewriteId, 250, 100));
    await record(user, { ...LOOKUP, language: "de" });
    const all = await get(user, "statistics");
    expect(all).toMatchObject([
      { lang: "sv", words_read: 250, seconds: 100, days: [{ words_read: 250 }] },
      { lang: "de", words_looked_up: 1 },
    ]);
    const monday = new Date();
    monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
    expect(all[0].levels).toEqual([
      {
        level: "A2",
        words_read: 250,
        articles_finished: 0,
        seconds: 100,
        weeks: [{ week: monday.toISOString().slice(0, 10), words_read: 250 }],
      },
    ]);
    expect(await get(user, "statistics/sv")).toEqual(all[0]);
    expect(await get(user, "statistics/pl")).toMatchObject({ language: "Polski", words_read: 0, days: [] });
  });

  it("keeps sums of all time, and shows the days of the last 53 weeks", async () => {
    const user = await testUser();
    await get(user, "me");
    const { db } = api.database;
    const place = { userId: user.id, language: "sv", level: "B1" } as const;
    const today = new Date().toISOString().slice(0, 10);
    const [shown, hidden] = [addDays(today, -370), addDays(today, -371)];
    await addToDay(db, { ...place, day: hidden }, { wordsRead: 100 });
    await addToDay(db, { ...place, day: shown }, { wordsRead: 20, wordsReviewed: 3 });
    const [figures] = await get(user, "statistics");
    expect(figures).toMatchObject({ words_read: 120, words_reviewed: 3 });
    expect(figures.days).toMatchObject([{ day: shown, words_read: 20, words_reviewed: 3 }]);
  });

  it("counts today in the streak once 200 words are read", async () => {
    const user = await testUser();
    const { rewriteId } = await addText(api.database.db);
    await record(user, read(rewriteId, 199));
    expect((await get(user, "streak")).current).toBe(0);
    await record(user, read(rewriteId, 1));
    expect(await get(user, "streak")).toMatchObject({ current: 1, longest: 1 });
  });

  it("is never another user's", async () => {
    const [owner, other] = [await testUser(), await testUser()];
    const { rewriteId } = await addText(api.database.db);
    await record(owner, { ...LOOKUP, rewrite_id: rewriteId, user_id: other.id });
    await record(owner, read(rewriteId, 300));
    expect((await get(other, "read-articles")).articles).toEqual([]);
    expect((await get(other, "word-lookups")).lookups).toEqual([]);
    expect(await get(other, "statistics")).toEqual([]);
    await record(other, read(rewriteId, 100));
    const [progress] = await api.database.db
      .select()
      .from(readingProgress)
      .where(and(eq(readingProgress.userId, owner.id), eq(readingProgress.rewriteId, rewriteId)));
    expect(progress?.wordsRead).toBe(300);
  });
});
