import { MOST_MARKS } from "@lagom/shared/contract/words";
import { and, eq, inArray, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { activityDaily } from "../../schema/activities.table.ts";
import { reviewAnswers } from "../../schema/reviews.table.ts";
import { deletedWords, savedWordCounts, savedWords } from "../../schema/words.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { STRICT } from "../../testing/strict-limits.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";
import { forgetDeletedWords } from "./forget-deleted-words.ts";

const api = useTestApi();
/** An api host with the limits of production. */
const strict = useTestApi(STRICT);

const HUND = { source_word: "hund", translated_word: "dog", source_lang: "sv", target_lang: "en" };
const WORDS = [
  { ...HUND, status: "known" },
  { ...HUND, source_word: "Åska", translated_word: "thunder" },
  { ...HUND, source_word: "katt", translated_word: "cat_50%", status: "learning" },
  { ...HUND, source_word: "Hund", translated_word: "dog", source_lang: "de" },
];

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
const call = ({ headers }: TestUser, line: `${Method} ${string}`, payload?: object) => {
  const [method, url] = line.split(" ") as [Method, string];
  return api.app.inject({ method, url: `/api/user-words${url}`, headers, ...(payload ? { payload } : {}) });
};

/** A reader with the four words. */
async function reader(): Promise<{ user: TestUser; ids: number[] }> {
  const user = await testUser();
  const ids: number[] = [];
  for (const word of WORDS) ids.push((await call(user, "POST ", word)).json().id);
  return { user, ids };
}

/** Gives the user so many Swedish words more: ord1, and before each the next. */
const addOlder = (user: TestUser, many: number) =>
  api.database.db.execute(sql`insert into saved_words
    (user_id, source_word, word_key, translated_word, search_text, source_lang, target_lang, created_at)
    select ${user.id}::uuid, 'ord' || n, 'ord' || n, 'word', 'ord' || n || ' word', 'sv', 'en',
      now() - n * interval '1 minute' from generate_series(1, ${many}::int) n`);

const listed = async (user: TestUser, query = "") => {
  const reply = (await call(user, `GET ?${query}`)).json();
  return {
    words: reply.words.map((word: { source_word: string }) => word.source_word),
    total: reply.total as number,
  };
};
const countsOf = async (user: TestUser) => {
  const rows = await api.database.db
    .select()
    .from(savedWordCounts)
    .where(eq(savedWordCounts.userId, user.id));
  return Object.fromEntries(
    rows.filter(({ words }) => words !== 0).map((row) => [`${row.sourceLang} ${row.status}`, row.words]),
  );
};
const rowsOf = (user: TestUser) =>
  api.database.db.select().from(savedWords).where(eq(savedWords.userId, user.id)).orderBy(savedWords.id);
const savedToday = async (user: TestUser) => {
  const days = await api.database.db.select().from(activityDaily).where(eq(activityDaily.userId, user.id));
  return days.reduce((sum, day) => sum + day.wordsSaved, 0);
};

describe("the list of words", () => {
  let owner: TestUser;
  beforeAll(async () => {
    const { user, ids } = await reader();
    owner = user;
    for (const [at, lapses] of [7, null, 8, 0].entries())
      await api.database.db
        .update(savedWords)
        .set({ lapses })
        .where(inArray(savedWords.id, ids.slice(at, at + 1)));
  });

  it.each([
    ["status=known", ["hund"], 1],
    ["status=new", ["Hund", "Åska"], 2],
    ["status=new&language=sv", ["Åska"], 1],
    ["sort=oldest&language=sv", ["hund", "Åska", "katt"], 3],
    ["sort=word&language=sv&limit=2", ["hund", "katt"], 3],
    ["forgotten=true", ["katt"], 1],
    ["forgotten=true&status=known", [], 0],
    ["forgotten=false&language=de", ["Hund"], 1],
    ["q=UND", ["Hund", "Åska", "hund"], 3],
    ["q=åska", ["Åska"], 1],
    ["q=dog&language=de", ["Hund"], 1],
    ["q=50%25", ["katt"], 1],
    ["q=t_5", ["katt"], 1],
    ["q=_og", [], 0],
    ["q=%25", ["katt"], 1],
    ["q=%20", ["Hund", "katt", "Åska", "hund"], 4],
  ])("at %s", async (query, words, total) => {
    expect(await listed(owner, query)).toEqual({ words, total });
  });

  it("is that of one text, of the user's own words only", async () => {
    const [{ user, ids }, other] = [await reader(), await reader()];
    const in77 = [...ids.slice(1, 3), ...other.ids];
    await api.database.db.update(savedWords).set({ rewriteId: 77 }).where(inArray(savedWords.id, in77));
    expect(await listed(user, "rewrite_id=77&sort=oldest")).toEqual({ words: ["Åska", "katt"], total: 2 });
    expect(await listed(user, "rewrite_id=77&status=learning&limit=1")).toEqual({
      words: ["katt"],
      total: 1,
    });
    expect(await listed(user, "rewrite_id=78")).toEqual({ words: [], total: 0 });
    const refused = await call(user, "GET ?rewrite_id=0");
    expect([refused.statusCode, refused.json().error.details[0].field]).toEqual([400, "rewrite_id"]);
  });

  it.each([200, 10_001])("finds the same in %i words, and counts a hundred finds at most", async (many) => {
    const { user } = await reader();
    await addOlder(user, many - WORDS.length);
    await api.database.db
      .update(savedWordCounts)
      .set({ words: many - 3 })
      .where(
        and(
          eq(savedWordCounts.userId, user.id),
          eq(savedWordCounts.status, "new"),
          eq(savedWordCounts.sourceLang, "sv"),
        ),
      );
    expect((await listed(user, "")).total).toBe(many);
    expect(await listed(user, "q=und")).toEqual({ words: ["Hund", "Åska", "hund"], total: 3 });
    expect(await listed(user, "q=rd17&sort=word&limit=2")).toMatchObject({
      words: ["ord17", "ord170"],
    });
    expect(await listed(user, "q=ord&limit=2")).toEqual({ words: ["ord1", "ord2"], total: 100 });
  });

  it("is never another user's, found or counted", async () => {
    await reader();
    expect(await listed(await testUser(), "q=hund")).toEqual({ words: [], total: 0 });
  });

  it.each(["status", "sort"])("refuses an unknown %s by name", async (field) => {
    const reply = await call(await testUser(), `GET ?${field}=best`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.details).toMatchObject([{ field }]);
  });

  it.each(["1e2", "0x10", " 5", "5.0", "+5", "", "٣"])("takes no “%s” for a number", async (limit) => {
    const url = `/api/user-words?limit=${encodeURIComponent(limit)}`;
    const reply = await api.app.inject({ url, headers: (await testUser()).headers });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.details).toMatchObject([{ field: "limit" }]);
  });

  it("finds a word by its new translation", async () => {
    const { user, ids } = await reader();
    await call(user, `PATCH /${ids[0]}`, { translated_word: "Hound" });
    expect((await listed(user, "q=hound")).words).toEqual(["hund"]);
    expect((await listed(user, "q=dog")).words).toEqual(["Hund"]);
  });
});

describe("what to mark in a text", () => {
  it("is the newest words of its language, so many and no more", async () => {
    const { user } = await reader();
    await addOlder(user, MOST_MARKS);
    const { marks } = (await call(user, "GET /marks?language=sv")).json();
    const marked = marks.map((mark: { word: string }) => mark.word);
    expect(marked).toHaveLength(MOST_MARKS);
    expect(marked.slice(0, 4)).toEqual(["katt", "Åska", "hund", "ord1"]);
    expect(marked.at(-1)).toBe(`ord${MOST_MARKS - 3}`);
    expect(marks[2]).toEqual({ id: expect.any(Number), word: "hund", lemma: null, status: "known" });
  });

  it("are none for a reader without words", async () => {
    expect((await call(await testUser(), "GET /marks?language=sv")).json()).toEqual({ marks: [] });
  });

  it("can be asked sixty times a minute by one account", async () => {
    const [{ headers }, other] = [await testUser(), await testUser()];
    const url = "/api/user-words/marks?language=sv";
    for (let asked = 0; asked < 60; asked += 1)
      expect((await strict.app.inject({ url, headers })).statusCode).toBe(200);
    const refused = await strict.app.inject({ url, headers });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await strict.app.inject({ url, headers: other.headers })).statusCode).toBe(200);
  });
});

describe("many words at once", () => {
  it("take a status, and are counted by it", async () => {
    const { user, ids } = await reader();
    const reply = await call(user, "PATCH ", { ids, status: "known" });
    expect(reply.json().ids.sort()).toEqual(ids);
    expect((await rowsOf(user)).map(({ status }) => status)).toEqual(["known", "known", "known", "known"]);
    expect(await countsOf(user)).toEqual({ "sv known": 3, "de known": 1 });
  });

  it("are deleted, and restored as they were, with ids and times, and without being counted as saved again", async () => {
    const { user, ids } = await reader();
    const before = await rowsOf(user);
    const counts = await countsOf(user);
    expect(await savedToday(user)).toBe(4);
    expect((await call(user, "POST /delete", { ids })).json().ids.sort()).toEqual(ids);
    expect(await rowsOf(user)).toEqual([]);
    expect(await countsOf(user)).toEqual({});
    expect((await call(user, "POST /restore", { ids })).json().ids.sort()).toEqual(ids);
    expect(await rowsOf(user)).toEqual(before);
    expect(await countsOf(user)).toEqual(counts);
    expect(await savedToday(user)).toBe(4);
    expect((await call(user, "POST /restore", { ids })).json().ids).toEqual([]);
  });

  it("are only one's own", async () => {
    const { user, ids } = await reader();
    const other = await testUser();
    expect((await call(other, "PATCH ", { ids, status: "known" })).json().ids).toEqual([]);
    expect((await call(other, "POST /delete", { ids })).json().ids).toEqual([]);
    await call(user, "POST /delete", { ids });
    expect((await call(other, "POST /restore", { ids })).json().ids).toEqual([]);
    expect(await rowsOf(other)).toEqual([]);
    expect((await call(user, "POST /restore", { ids })).json().ids).toHaveLength(4);
  });
});

describe("a word that is deleted and saved again", () => {
  it("is counted as saved once", async () => {
    const user = await testUser();
    for (const round of [1, 2, 3]) {
      const { id } = (await call(user, "POST ", HUND)).json();
      if (round < 3) await call(user, `DELETE /${id}`);
    }
    expect(await savedToday(user)).toBe(1);
    expect(await countsOf(user)).toEqual({ "sv new": 1 });
  });

  it("stays as it was saved when the deletion is undone after that", async () => {
    const user = await testUser();
    const { id } = (await call(user, "POST ", HUND)).json();
    await call(user, `DELETE /${id}`);
    const again = (await call(user, "POST ", { ...HUND, translated_word: "hound" })).json();
    expect((await call(user, "POST /restore", { ids: [id] })).json().ids).toEqual([]);
    expect(await rowsOf(user)).toMatchObject([{ id: again.id, translatedWord: "hound" }]);
  });

  it("leaves no answers behind if its deletion is undone after it was imported again", async () => {
    const user = await testUser();
    const { id } = (await call(user, "POST ", HUND)).json();
    await call(user, `PUT /${id}/reviews/answer-0001`, { rating: "good" });
    await call(user, `DELETE /${id}`);
    await call(user, "POST /import", { words: [HUND] });
    expect((await call(user, "POST /restore", { ids: [id] })).json().ids).toEqual([]);
    const { db } = api.database;
    expect(await db.$count(reviewAnswers, eq(reviewAnswers.userId, user.id))).toBe(0);
    expect(await countsOf(user)).toEqual({ "sv new": 1 });
  });

  it("is forgotten for good after a day", async () => {
    const user = await testUser();
    const { db } = api.database;
    const { id } = (await call(user, "POST ", HUND)).json();
    await call(user, `DELETE /${id}`);
    await db.update(deletedWords).set({ deletedAt: new Date(Date.now() - 25 * 3_600_000) });
    const next = (await call(user, "POST ", { ...HUND, source_word: "katt" })).json();
    await call(user, `DELETE /${next.id}`);
    await forgetDeletedWords.run(db);
    expect((await call(user, "POST /restore", { ids: [id, next.id] })).json().ids).toEqual([next.id]);
  });
});

describe("export and import", () => {
  it("exports every word, oldest first, with what the list says of it", async () => {
    const { user, ids } = await reader();
    const reply = await call(user, "GET /export");
    expect(reply.headers["content-type"]).toContain("application/json");
    expect(reply.json().map((word: { id: number }) => word.id)).toEqual(ids);
    expect((await call(user, "GET /export?language=de")).json()).toMatchObject([{ source_lang: "de" }]);
    expect((await call(await testUser(), "GET /export")).json()).toEqual([]);
  });

  it("imports what was exported without changing anything", async () => {
    const { user } = await reader();
    const before = await rowsOf(user);
    const words = (await call(user, "GET /export")).json().map((word: Record<string, unknown>) => ({
      source_word: word.source_word,
      translated_word: word.translated_word,
      source_lang: word.source_lang,
      target_lang: word.target_lang,
      status: word.status,
    }));
    const { outcomes } = (await call(user, "POST /import", { words })).json();
    expect(outcomes).toEqual(["same", "same", "same", "same"]);
    expect(await rowsOf(user)).toEqual(before);
  });

  it("tells beforehand what would become of each word, and then does that", async () => {
    const { user } = await reader();
    const words = [
      { ...HUND, translated_word: "hound" },
      { ...HUND, source_word: "fågel", translated_word: "bird", status: "learning" },
      { ...HUND, source_word: "FÅGEL", translated_word: "bird", status: "learning" },
      { ...HUND, source_word: "katt", translated_word: "cat_50%" },
    ];
    const wanted = ["changed", "new", "same", "same"];
    const dry = await call(user, "POST /import", { words, dry_run: true });
    expect(dry.json()).toEqual({ outcomes: wanted });
    expect(await rowsOf(user)).toHaveLength(4);
    expect((await call(user, "POST /import", { words })).json()).toEqual({ outcomes: wanted });
    expect((await listed(user, "q=hound")).words).toEqual(["hund"]);
    expect(await countsOf(user)).toEqual({ "sv known": 1, "sv new": 1, "sv learning": 2, "de new": 1 });
    expect(await savedToday(user)).toBe(4);
  });

  it("stores nothing of a file with one bad word, and names it", async () => {
    const user = await testUser();
    const reply = await call(user, "POST /import", { words: [HUND, { ...HUND, source_lang: "tlh" }] });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.details).toMatchObject([{ field: "words.1.source_lang" }]);
    expect(await rowsOf(user)).toEqual([]);
  });

  it("stores nothing of a file when the database refuses its last word", async () => {
    const user = await testUser();
    const words = Array.from({ length: 600 }, (_, i) => ({ ...HUND, source_word: `ord${i}` }));
    const refused = { ...HUND, source_word: "a", sentence: "a\u0000b" };
    const reply = await call(user, "POST /import", { words: [...words, refused] });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.details).toMatchObject([{ field: "words.600.sentence" }]);
    expect(await rowsOf(user)).toEqual([]);
    expect(await countsOf(user)).toEqual({});
  });
});
