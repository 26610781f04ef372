import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { feedEntries } from "../../schema/feed-entries.table.ts";
import { articles, rewriteLemmas, rewrites } from "../../schema/texts.table.ts";
import { savedWords } from "../../schema/words.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { addText } from "../../testing/texts.ts";
import { testUser } from "../../testing/tokens.ts";
import { entriesOf, listsOf } from "./feed-entries.queries.ts";

const api = useTestApi();
const LIMIT = 20;

beforeAll(async () => {
  const { db } = api.database;
  await db.execute(sql`
    insert into articles (slug, category, source_name, published_at)
    select 'a' || n, case when n % 1000 = 0 then 'health' else 'world' end, 'Lagom collection', now() - n * interval '1 hour'
    from generate_series(1, 5000) n`);
  await db.execute(sql`
    insert into rewrites (article_id, language, level, title, summary, word_count, origin)
    select id, 'sv', 'A2', slug, slug, 100, 'corpus' from articles`);
  await db.execute(sql`vacuum analyze articles, rewrites, feed_entries`);
});

const page = async (query: string) => {
  const { headers } = await testUser();
  const reply = await api.app.inject({ url: `/api/newsfeed?language=sv&level=A2&${query}`, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json();
};
const titles = (reply: { articles: { title: string }[] }) => reply.articles.map(({ title }) => title);

describe("a page of the feed", () => {
  const newest = { article: 5000, rewrite: 5000 };
  it.each([
    { categories: undefined, withSources: false },
    { categories: ["world", "health"] as const, withSources: true },
  ])("reads the newest entries from an index, and sorts none: %o", async ({ categories, withSources }) => {
    const lists = listsOf({ language: "sv", level: "A2", withSources, harder: false });
    const most = LIMIT + 1;
    const entries = entriesOf({ lists, categories, newest }, { limit: most, offset: 0, most });
    const explained = sql`explain (costs off) select * from ${entries} as entry`;
    const { rows } = await api.database.db.execute<{ "QUERY PLAN": string }>(explained);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toMatch(/Index Only Scan Backward using feed_entries_(newest|category)/);
    expect(plan).not.toMatch(/-> {2}(Sort|Incremental Sort)/);
  });

  it("has what the reader finished last on its page, marked, and goes on behind it all the same", async () => {
    const { headers } = await testUser();
    const read = async (query: string) =>
      (await api.app.inject({ url: `/api/newsfeed?language=sv&level=A2&${query}`, headers })).json();
    const [, second] = (await read("limit=3")).articles;
    const payload = { activity_type: "article_finished", rewrite_id: second.rewrite_id, activity_data: {} };
    await api.app.inject({ method: "POST", url: "/api/user/activities", headers, payload });
    const first = await read("limit=3");
    expect(
      first.articles.map(({ title, finished }: { title: string; finished: boolean }) => [title, finished]),
    ).toEqual([
      ["a1", false],
      ["a3", false],
      ["a2", true],
    ]);
    expect(titles(await read(`limit=3&page=2&snapshot=${first.snapshot}`))).toEqual(["a4", "a5", "a6"]);
    expect((await page("limit=3")).articles.map(({ finished }: { finished: boolean }) => finished)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("has what holds many words that are due first on its page, counted, and goes on behind it all the same", async () => {
    const { db } = api.database;
    const { headers, id: userId } = await testUser();
    const read = async (query: string) =>
      (await api.app.inject({ url: `/api/newsfeed?language=sv&level=A2&${query}`, headers })).json();
    const [first, second, third] = (await read("limit=4")).articles;
    const lemmasOf = ({ rewrite_id: rewriteId }: { rewrite_id: number }, lemmas: string[]) =>
      db.insert(rewriteLemmas).values(lemmas.map((lemma) => ({ rewriteId, lemma, band: null, count: 2 })));
    await lemmasOf(first, ["due1", "later", "german", "known"]);
    await lemmasOf(second, ["due1", "due2"]);
    await lemmasOf(third, ["due1", "due2", "due3"]);
    const past = new Date(Date.now() - 60_000);
    const word = { userId, translatedWord: "x", sourceLang: "sv", targetLang: "en", dueAt: past } as const;
    const words = [
      { wordKey: "due1" },
      { wordKey: "due1s", lemma: "due1" },
      { wordKey: "due2", status: "learning" },
      { wordKey: "dues", lemma: "Due3" },
      { wordKey: "later", dueAt: new Date(Date.now() + 60_000) },
      { wordKey: "german", sourceLang: "de" },
      { wordKey: "known", status: "known" },
    ] as const;
    await db.insert(savedWords).values(words.map((more) => ({ ...word, sourceWord: more.wordKey, ...more })));
    const page = await read("limit=4");
    expect(
      page.articles.map(({ title, due_words }: { title: string; due_words: number }) => [title, due_words]),
    ).toEqual([
      ["a3", 3],
      ["a1", 1],
      ["a2", 2],
      ["a4", 0],
    ]);
    expect(titles(await read(`limit=4&page=2&snapshot=${page.snapshot}`))).toEqual(["a5", "a6", "a7", "a8"]);
    const activity = { activity_type: "article_finished", rewrite_id: third.rewrite_id, activity_data: {} };
    await api.app.inject({ method: "POST", url: "/api/user/activities", headers, payload: activity });
    expect(titles(await read("limit=4"))).toEqual(["a1", "a2", "a4", "a3"]);
    await db.delete(rewriteLemmas);
  });

  it("goes on behind the page before, and by a jump comes to the same", async () => {
    const first = await page("limit=3");
    const second = await page(`limit=3&page=2&snapshot=${first.snapshot}`);
    const third = await page(`limit=3&page=3&snapshot=${second.snapshot}`);
    expect([first, second, third].map(titles)).toEqual([
      ["a1", "a2", "a3"],
      ["a4", "a5", "a6"],
      ["a7", "a8", "a9"],
    ]);
    for (const { snapshot } of [first, third]) {
      expect(titles(await page(`limit=3&page=3&snapshot=${snapshot}`))).toEqual(titles(third));
    }
    expect(titles(await page("limit=3&page=3"))).toEqual(titles(third));
  });

  it("has what is left of its snapshot when an article before it is gone", async () => {
    const { db } = api.database;
    const first = await page("limit=3");
    await db.delete(articles).where(eq(articles.slug, "a2"));
    expect(titles(await page(`limit=3&page=2&snapshot=${first.snapshot}`))).toEqual(["a4", "a5", "a6"]);
  });

  it("finds a rare category", async () => {
    expect(titles(await page("limit=3&categories=health"))).toEqual(["a1000", "a2000", "a3000"]);
  });

  const status = async (snapshot: string) => {
    const { headers } = await testUser();
    const url = `/api/newsfeed?language=sv&level=A2&page=2&snapshot=${snapshot}`;
    return (await api.app.inject({ url, headers })).statusCode;
  };
  it.each(["1-2-3", "99999999999-1", "1-1-.-1-1", "1-1-1-1-1-1"])(
    "refuses a snapshot that is none: %s",
    async (snapshot) => {
      expect(await status(snapshot)).toBe(400);
    },
  );
  it.each(["5000-5000", "9999999999-9999999999-zzzzzzzzz-zzzzzz-1", "1-1--zzzzzzzzz-1-1"])(
    "takes one whose numbers no article has: %s",
    async (snapshot) => {
      expect(await status(snapshot)).toBe(200);
    },
  );
});

describe("an article from a feed", () => {
  const feed = (level: string, more = "") => page(`language=fr&level=${level}${more}`);
  const page = async (query: string) => {
    const { headers } = await testUser();
    return (await api.app.inject({ url: `/api/newsfeed?${query}`, headers })).json();
  };

  it("is left out for readers two levels below it, unless they ask for all", async () => {
    const { db } = api.database;
    const { articleId } = await addText(db, { language: "fr", level: "C1", title: "La mer" });
    await addText(db, { language: "fr", level: "A2", title: "Le vent" });
    await db.update(rewrites).set({ origin: "source" }).where(eq(rewrites.articleId, articleId));
    const source = { author: "Anne", licence: "CC BY 3.0", sourceUrl: "https://a.example/mer" };
    await db.update(articles).set(source).where(eq(articles.id, articleId));

    expect(await feed("A2")).toMatchObject({ articles: [{ title: "Le vent" }], harder_left_out: true });
    expect(await feed("A2", "&categories=health")).toMatchObject({ articles: [], harder_left_out: false });
    const all = await feed("A2", "&harder=true");
    expect(titles(all)).toEqual(["Le vent", "La mer"]);
    expect(all.harder_left_out).toBe(false);
    expect(all.articles[1]).toMatchObject({
      level: "C1",
      requested_level: "A2",
      source: {
        name: "Lagom collection",
        url: "https://a.example/mer",
        author: "Anne",
        licence: "CC BY 3.0",
      },
    });
    const easier = await feed("B2");
    expect(titles(easier)).toEqual(["Le vent", "La mer"]);
    expect(easier.harder_left_out).toBe(false);
    expect(await page(`language=fr&level=B2&page=2&snapshot=${easier.snapshot}`)).not.toHaveProperty(
      "harder_left_out",
    );
  });

  it("is shown again once there is a text of it that they can follow", async () => {
    const { db } = api.database;
    const [article] = await db.select({ id: articles.id }).from(articles).where(eq(articles.author, "Anne"));
    await addText(db, { articleId: article?.id ?? 0, language: "fr", level: "B1", title: "La mer" });
    expect(await feed("A2")).toMatchObject({
      articles: [{ title: "Le vent" }, { title: "La mer", level: "B1" }],
      harder_left_out: false,
    });
  });
});

describe("the entries of an article", () => {
  const listsOf = async (articleId: number) => {
    const rows = await api.database.db.select().from(feedEntries).where(eq(feedEntries.articleId, articleId));
    return rows.map(({ list, category }) => `${list} ${category}`).sort();
  };

  it("follow its texts, their sources, and its category", async () => {
    const { db } = api.database;
    const { articleId } = await addText(db, { language: "de" });
    expect(await listsOf(articleId)).toEqual(["de world"]);
    await addText(db, { language: "fr", articleId });
    expect(await listsOf(articleId)).toEqual(["de world", "fr world"]);
    await db
      .update(rewrites)
      .set({ origin: "source" })
      .where(and(eq(rewrites.articleId, articleId), eq(rewrites.language, "fr")));
    const levels = ["A1", "A2", "B1", "B2", "C1", "C2"];
    expect(await listsOf(articleId)).toEqual([
      ...levels.map((level) => `de+${level} world`),
      "de+source world",
      ...levels.map((level) => `fr+${level} world`),
      "fr+source world",
      "source world",
    ]);
    await db.update(articles).set({ category: "health" }).where(eq(articles.id, articleId));
    await db.delete(rewrites).where(and(eq(rewrites.articleId, articleId), eq(rewrites.language, "fr")));
    expect(await listsOf(articleId)).toEqual(["de health"]);
    await db.delete(articles).where(eq(articles.id, articleId));
    expect(await listsOf(articleId)).toEqual([]);
  });

  it("are complete when texts of it are stored at once", async () => {
    const { db } = api.database;
    const { articleId } = await addText(db, { language: "de" });
    const more = (["fr", "it", "es", "nl"] as const).map((language) => addText(db, { language, articleId }));
    await Promise.all(more);
    expect(await listsOf(articleId)).toEqual(["de world", "es world", "fr world", "it world", "nl world"]);
  });
});
