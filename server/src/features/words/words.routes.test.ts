import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { activityDaily } from "../../schema/activities.table.ts";
import { savedWordCounts, savedWords } from "../../schema/words.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { addText } from "../../testing/texts.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";

const api = useTestApi();

const HUND = { source_word: "hund", translated_word: "dog", source_lang: "sv", target_lang: "en" };

const save = (user: TestUser, word: object = HUND, more: Record<string, string> = {}) =>
  api.app.inject({
    method: "POST",
    url: "/api/user-words",
    headers: { ...user.headers, ...more },
    payload: word,
  });
const get = (user: TestUser, url: string) => api.app.inject({ url, headers: user.headers });
const rowsOf = (user: TestUser) =>
  api.database.db.select().from(savedWords).where(eq(savedWords.userId, user.id));
const countsOf = (user: TestUser) =>
  api.database.db.select().from(savedWordCounts).where(eq(savedWordCounts.userId, user.id));

describe("saving a word", () => {
  it("stores it, counts it and counts it in the day", async () => {
    const user = await testUser();
    const reply = await save(user, { ...HUND, lemma: "hund", context: { sentence: "En hund." } });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ ...HUND, user_id: user.id, status: "new", lemma: "hund" });
    expect(await rowsOf(user)).toMatchObject([
      { id: reply.json().id, sourceWord: "hund", sentence: "En hund." },
    ]);
    expect(await countsOf(user)).toMatchObject([{ sourceLang: "sv", words: 1 }]);
    const days = await api.database.db.select().from(activityDaily).where(eq(activityDaily.userId, user.id));
    expect(days).toMatchObject([{ language: "sv", level: "A2", wordsSaved: 1 }]);
  });

  it("remembers where the word was met", async () => {
    const { rewriteId, articleId } = await addText(api.database.db, { title: "Kvarnen" });
    const met = { rewrite_id: rewriteId, sentence: "En hund." };
    const reply = await save(await testUser(), { ...HUND, context: met });
    expect(reply.json().context).toEqual({
      ...met,
      article_id: articleId,
      title: "Kvarnen",
      book_slug: null,
      own_text_id: null,
    });
  });

  it("forgets a text that the reader may not read, or that is gone, and keeps the sentence", async () => {
    const [owner, user] = [await testUser(), await testUser()];
    const text = { text: "Katten sov.", language: "svenska" };
    const url = "/api/user/texts";
    const own = await api.app.inject({ method: "POST", url, headers: owner.headers, payload: text });
    for (const rewrite_id of [own.json().rewrite_id, 2_000_000_000]) {
      const word = {
        ...HUND,
        source_word: `hund${rewrite_id}`,
        context: { rewrite_id, sentence: "En hund." },
      };
      const reply = await save(user, word);
      expect(reply.statusCode).toBe(201);
      expect(reply.json().context).toMatchObject({ rewrite_id: null, title: null, sentence: "En hund." });
    }
    expect((await rowsOf(user)).map(({ rewriteId }) => rewriteId)).toEqual([null, null]);
  });

  it("is refused beyond 100,000 words, and so is an import", async () => {
    const user = await testUser();
    await get(user, "/api/user/me");
    const counts = { userId: user.id, sourceLang: "sv", status: "known", words: 99_999 } as const;
    await api.database.db.insert(savedWordCounts).values(counts);
    expect((await save(user)).statusCode).toBe(201);
    const refused = await save(user, { ...HUND, source_word: "katt" });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toMatchObject({
      code: "conflict",
      message: "You keep 100000 words; delete some to make room",
    });
    const words = [{ ...HUND, source_word: "fisk" }];
    const url = "/api/user-words/import";
    const imported = await api.app.inject({ method: "POST", url, headers: user.headers, payload: { words } });
    expect(imported.statusCode).toBe(409);
    expect(await rowsOf(user)).toHaveLength(1);
  });

  it("leads back to a text of the reader's own, where it was met in one", async () => {
    const user = await testUser();
    const text = { text: "Katten sov.", language: "svenska" };
    const added = await api.app.inject({
      method: "POST",
      url: "/api/user/texts",
      headers: user.headers,
      payload: text,
    });
    const { id, rewrite_id } = added.json();
    const reply = await save(user, { ...HUND, context: { rewrite_id } });
    expect(reply.json().context).toMatchObject({ own_text_id: id, article_id: null, book_slug: null });
    const others = await save(await testUser(), { ...HUND, context: { rewrite_id } });
    expect(others.json().context).toBeNull();
  });

  it("takes language names and answers codes", async () => {
    const reply = await save(await testUser(), { ...HUND, source_lang: "svenska", target_lang: "english" });
    expect(reply.json()).toMatchObject({ source_lang: "sv", target_lang: "en" });
  });

  it("refuses the same word twice, in any case and composition", async () => {
    const user = await testUser();
    await save(user, { ...HUND, source_word: "Å" });
    const reply = await save(user, { ...HUND, source_word: "a\u030a" });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().error).toMatchObject({ code: "word_already_saved", message: "Word already saved" });
    expect(await rowsOf(user)).toHaveLength(1);
    expect(await countsOf(user)).toMatchObject([{ words: 1 }]);
  });

  it("keeps one row when the same word is saved many times at once", async () => {
    const user = await testUser();
    const replies = await Promise.all(Array.from({ length: 8 }, () => save(user)));
    expect(replies.filter((reply) => reply.statusCode === 201)).toHaveLength(1);
    expect(await countsOf(user)).toMatchObject([{ words: 1 }]);
  });

  it.each([
    ["source_word", { ...HUND, source_word: " " }],
    ["source_lang", { ...HUND, source_lang: "tlh" }],
    ["translated_word", { ...HUND, translated_word: undefined }],
  ])("names the bad field %s", async (field, word) => {
    const user = await testUser();
    const reply = await save(user, word);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toMatchObject({ code: "bad_request", details: [{ field }] });
    expect(await rowsOf(user)).toEqual([]);
  });

  it("answers a text that no database can hold as bad input", async () => {
    expect((await save(await testUser(), { ...HUND, source_word: "a\u0000b" })).statusCode).toBe(400);
  });
});

describe("an Idempotency-Key", () => {
  const key = { "idempotency-key": "k1" };

  it("makes a repeat answer the stored reply", async () => {
    const user = await testUser();
    const first = await save(user, HUND, key);
    const second = await save(user, HUND, key);
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(await rowsOf(user)).toHaveLength(1);
  });

  it("lets simultaneous copies wait for the same reply", async () => {
    const user = await testUser();
    const replies = await Promise.all([1, 2, 3].map(() => save(user, HUND, key)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(await rowsOf(user)).toHaveLength(1);
  });

  it("refuses another request under the same key, and is each user's own", async () => {
    const user = await testUser();
    await save(user, HUND, key);
    expect((await save(user, { ...HUND, source_word: "katt" }, key)).json().error.code).toBe("conflict");
    expect((await save(await testUser(), HUND, key)).statusCode).toBe(201);
  });

  it("lets writes that were sent at once come one after the other, each after the one that it names", async () => {
    const user = await testUser();
    const names = ["ett", "två", "tre"];
    const replies = await Promise.all(
      [2, 1, 0].map((index) =>
        save(
          user,
          { ...HUND, source_word: names[index] },
          {
            "idempotency-key": `k${index}`,
            ...(index > 0 ? { "idempotency-after": `POST /api/user-words k${index - 1}` } : {}),
          },
        ),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const rows = (await rowsOf(user)).sort((a, b) => a.id - b.id);
    expect(rows.map(({ sourceWord }) => sourceWord)).toEqual(names);
  });

  it("takes no write whose predecessor never comes; it may be sent again without one", async () => {
    const user = await testUser();
    const after = { ...key, "idempotency-after": "POST /api/user-words k0" };
    expect((await save(user, HUND, after)).json().error.code).toBe("conflict");
    expect(await rowsOf(user)).toEqual([]);
    expect((await save(user, HUND, key)).statusCode).toBe(201);
  });

  it("lets a failed write be tried again", async () => {
    const user = await testUser();
    await save(user, HUND);
    expect((await save(user, HUND, key)).statusCode).toBe(409);
    await api.database.db.delete(savedWords).where(eq(savedWords.userId, user.id));
    expect((await save(user, HUND, key)).statusCode).toBe(201);
  });
});

describe("the list of words", () => {
  it("is newest first, in pages, with the count of all", async () => {
    const user = await testUser();
    for (const source_word of ["ett", "två", "tre"]) await save(user, { ...HUND, source_word });
    await save(user, { ...HUND, source_word: "Haus", source_lang: "de" });
    const words = (reply: { json(): { words: { source_word: string }[] } }) =>
      reply.json().words.map((word) => word.source_word);
    const first = await get(user, "/api/user-words?limit=2&language=svenska");
    expect(words(first)).toEqual(["tre", "två"]);
    expect(first.json()).toMatchObject({ total: 3, page: 1, limit: 2, has_more: true });
    const second = await get(user, "/api/user-words?limit=2&page=2&language=sv");
    expect(words(second)).toEqual(["ett"]);
    expect(second.json()).toMatchObject({ has_more: false });
    const all = await get(user, "/api/user-words");
    expect(all.json()).toMatchObject({ total: 4, page: 1, limit: 50 });
  });

  it("gives what to mark in a text", async () => {
    const user = await testUser();
    const { id } = (await save(user, { ...HUND, lemma: "hund" })).json();
    await save(user, { ...HUND, source_lang: "de" });
    const { marks } = (await get(user, "/api/user-words/marks?language=sv")).json();
    expect(marks).toEqual([{ id, word: "hund", lemma: "hund", status: "new" }]);
  });

  it("says of a mark whose review is due that it is, unless the word is known", async () => {
    const user = await testUser();
    const { id } = (await save(user)).json();
    const marks = async () => (await get(user, "/api/user-words/marks?language=sv")).json().marks;
    const set = (values: Partial<typeof savedWords.$inferInsert>) =>
      api.database.db.update(savedWords).set(values).where(eq(savedWords.id, id));
    await set({ dueAt: new Date(Date.now() + 60_000) });
    expect((await marks())[0]).not.toHaveProperty("due");
    await set({ dueAt: new Date(Date.now() - 60_000), status: "learning" });
    expect(await marks()).toMatchObject([{ id, status: "learning", due: true }]);
    await set({ status: "known" });
    expect((await marks())[0]).not.toHaveProperty("due");
  });

  it("tells whether a word is saved", async () => {
    const user = await testUser();
    const { id } = (await save(user)).json();
    const check = async (word: string, lang: string) =>
      (await get(user, `/api/user-words/check/${encodeURIComponent(word)}?source_lang=${lang}`)).json();
    const known = { status: "new", translated_word: "dog", note: null };
    expect(await check("Hund", "sv")).toEqual({ saved: true, id, ...known });
    expect(await check("hund", "de")).toEqual({
      saved: false,
      id: null,
      status: null,
      translated_word: null,
    });
  });
});

describe("changing and deleting a word", () => {
  const patch = (user: TestUser, id: number, payload: object) =>
    api.app.inject({ method: "PATCH", url: `/api/user-words/${id}`, headers: user.headers, payload });
  const remove = (user: TestUser, id: number) =>
    api.app.inject({ method: "DELETE", url: `/api/user-words/${id}`, headers: user.headers });

  it("changes the status and keeps the rest", async () => {
    const user = await testUser();
    const { id } = (await save(user)).json();
    const reply = await patch(user, id, { status: "known" });
    expect(reply.json()).toMatchObject({ ...HUND, status: "known" });
    expect(await rowsOf(user)).toMatchObject([{ status: "known", translatedWord: "dog" }]);
  });

  it("deletes the row and counts it out", async () => {
    const user = await testUser();
    const { id } = (await save(user)).json();
    const reply = await remove(user, id);
    expect(reply.statusCode).toBe(204);
    expect(reply.body).toBe("");
    expect(await rowsOf(user)).toEqual([]);
    expect(await countsOf(user)).toMatchObject([{ words: 0 }]);
    expect((await remove(user, id)).statusCode).toBe(404);
  });

  it("is removed by its word key, in any spelling, and no other with it", async () => {
    const [user, other] = [await testUser(), await testUser()];
    for (const word of [HUND, { ...HUND, target_lang: "de" }, { ...HUND, source_lang: "nl" }])
      await save(user, word);
    await save(other);
    const removeWord = () =>
      api.app.inject({ method: "DELETE", url: "/api/user-words/sv/Hund", headers: user.headers });
    expect((await removeWord()).statusCode).toBe(204);
    expect(await rowsOf(user)).toMatchObject([{ sourceLang: "nl" }]);
    expect((await removeWord()).statusCode).toBe(404);
    expect(await rowsOf(other)).toHaveLength(1);
  });

  it("never touches another user's word", async () => {
    const [owner, other] = [await testUser(), await testUser()];
    const { id } = (await save(owner)).json();
    await save(other, { ...HUND, source_word: "katt" });
    expect((await patch(other, id, { status: "known" })).statusCode).toBe(404);
    expect((await remove(other, id)).statusCode).toBe(404);
    expect((await get(other, "/api/user-words")).json().words).toMatchObject([{ source_word: "katt" }]);
    expect((await get(other, "/api/user-words/check/hund?source_lang=sv")).json().saved).toBe(false);
    expect(await rowsOf(owner)).toMatchObject([{ id, status: "new" }]);
  });

  it("refuses a status that there is none", async () => {
    const user = await testUser();
    const { id } = (await save(user)).json();
    expect((await patch(user, id, { status: "half" })).json().error.details).toMatchObject([
      { field: "status" },
    ]);
  });
});

describe("a note on a word", () => {
  it("is kept with it, also when the word is deleted and restored, until an empty one takes it away", async () => {
    const user = await testUser();
    const { id } = (await save(user)).json();
    const change = (payload: object) =>
      api.app.inject({ method: "PATCH", url: `/api/user-words/${id}`, headers: user.headers, payload });
    expect((await change({ note: " en hund, hundar\n" })).json()).toMatchObject({
      ...HUND,
      note: "en hund, hundar",
    });
    expect((await change({ status: "known" })).json().note).toBe("en hund, hundar");
    const ids = { method: "POST", headers: user.headers, payload: { ids: [id] } } as const;
    await api.app.inject({ ...ids, url: "/api/user-words/delete" });
    await api.app.inject({ ...ids, url: "/api/user-words/restore" });
    expect((await get(user, "/api/user-words")).json().words).toMatchObject([{ note: "en hund, hundar" }]);
    const marks = async () => (await get(user, "/api/user-words/marks?language=sv")).json().marks;
    expect(await marks()).toMatchObject([{ word: "hund", noted: true }]);
    const check = (await get(user, "/api/user-words/check/hund?source_lang=sv")).json();
    expect(check).toMatchObject({ saved: true, note: "en hund, hundar" });
    expect((await change({ note: " " })).json()).toMatchObject({ ...HUND, note: null });
    expect(await rowsOf(user)).toMatchObject([{ note: null, status: "known" }]);
    expect(await marks()).toEqual([{ id, word: "hund", lemma: null, status: "known" }]);
  });

  it("is refused by name when it is too long, or on another user's word", async () => {
    const user = await testUser();
    const { id } = (await save(user)).json();
    const url = `/api/user-words/${id}`;
    const change = ({ headers }: TestUser, note: string) =>
      api.app.inject({ method: "PATCH", url, headers, payload: { note } });
    const reply = await change(user, "x".repeat(501));
    expect([reply.statusCode, reply.json().error.details[0].field]).toEqual([400, "note"]);
    expect((await change(await testUser(), "mine")).statusCode).toBe(404);
    expect(await rowsOf(user)).toMatchObject([{ note: null }]);
  });
});
