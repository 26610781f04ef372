import type { FeedPage, Paragraph, Text } from "@lagom/shared/contract/text";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { readingProgress } from "../../schema/activities.table.ts";
import { preferences } from "../../schema/preferences.table.ts";
import { articles, rewriteParagraphs, rewrites } from "../../schema/texts.table.ts";
import { savedWords } from "../../schema/words.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { importFixture } from "../../testing/content/content.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";

const api = useTestApi();
let user: TestUser;

beforeAll(async () => {
  await importFixture(api.database.db);
  user = await testUser();
  await api.app.inject({ url: "/api/user/me", headers: user.headers });
});

async function get<T>(url: string, headers: Record<string, string> = user.headers): Promise<T> {
  const reply = await api.app.inject({ url, headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

async function articleText(query: string, headers?: Record<string, string>): Promise<Text> {
  const [article] = await api.database.db
    .select({ id: articles.id })
    .from(articles)
    .where(eq(articles.slug, "tidal-power"));
  return get(`/api/article/${article?.id}/rewrite?${query}`, headers);
}

/** What a tap on each word of a paragraph shows. */
function taps(text: Text, paragraph: Paragraph | undefined): string[] {
  const { tokens = [], text: written = "" } = paragraph ?? {};
  return tokens.flatMap((start, at) => {
    const entry = text.entries[tokens[at + 2] ?? -1];
    return at % 3 === 0 ? [`${written.slice(start, tokens[at + 1])}=${entry?.gloss}`] : [];
  });
}

describe("an article's text", () => {
  it("answers every tap and gives each sentence's translation", async () => {
    const text = await articleText("language=svenska&level=A2&target_lang=en");
    expect(text).toMatchObject({
      title: "Havet i Fundy",
      language: "svenska",
      lang: "sv",
      dir: "ltr",
      level: "A2",
      requested_level: "A2",
      levels: ["A2", "B1"],
      category: "science",
      source: { name: "Lagom collection", url: null },
      gloss_lang: "en",
      translates: false,
      next: null,
    });
    expect(text.heading).toMatchObject({
      id: "title",
      text: "Havet i Fundy",
      translations: ["The sea in Fundy"],
    });
    expect(text.paragraphs.map((paragraph) => paragraph.id)).toEqual(["p1", "p2"]);
    expect(text.paragraphs[0]?.translations).toEqual([
      "The sea rises every day.",
      "There is a sea in Fundy.",
    ]);
    expect(taps(text, text.paragraphs[0])).toEqual([
      "Havet=sea",
      "stiger=rise",
      "varje=every",
      "dag=day",
      "Det finns=exist",
      "ett=a",
      "hav=sea",
      "i=in",
      "Fundy=null",
    ]);
  });

  it("shows the sense in this text first, then the others", async () => {
    const text = await articleText("language=sv&level=A2&target_lang=en");
    const entry = text.entries.find(({ form }) => form === "banken");
    expect(entry).toMatchObject({ lemma: "bank", concept: "bank-shore", gloss: "shore", others: ["bank"] });
  });

  it("contains 日本語, glossed in the reader's language", async () => {
    const text = await articleText("language=日本語&level=A2&target_lang=sv");
    expect(text.paragraphs[0]?.text).toBe("海は毎日上がります。ファンディに海があります。");
    expect(taps(text, text.paragraphs[0])).toContain("上がります=stiga");
    expect(text.entries.find(({ form }) => form === "上がります")?.reading).toBe("あがります");
    expect(text.entries.find(({ form }) => form === "ファンディ")?.name).toBe(true);
  });

  it("gives the nearest level, preferring easier, and says so", async () => {
    expect(await articleText("language=sv&level=C1")).toMatchObject({ level: "B1", requested_level: "C1" });
    expect(await articleText("language=sv&level=A1")).toMatchObject({ level: "A2", requested_level: "A1" });
  });

  it("never glosses a text in its own language", async () => {
    expect(await articleText("language=sv&level=A2&target_lang=sv")).toMatchObject({ gloss_lang: "en" });
    expect(await articleText("language=en&level=A2&target_lang=en")).toMatchObject({ gloss_lang: "sv" });
  });

  it("takes the reader's language from the preferences, else from the browser", async () => {
    const headers = { ...user.headers, "accept-language": "xx, ja;q=0.8, en;q=0.2" };
    expect(await articleText("language=sv&level=A2", headers)).toMatchObject({ gloss_lang: "ja" });
    await api.database.db.insert(preferences).values({
      userId: user.id,
      targetLanguage: "svenska",
      sourceLanguage: "english",
      preferredLevels: { svenska: "A1" },
      preferredCategories: ["science"],
      theme: "system",
      textSize: 0,
      timeZone: null,
    });
    expect(await articleText("language=sv&level=A2", headers)).toMatchObject({ gloss_lang: "en" });
  });

  it("answers 404 for what does not exist", async () => {
    for (const url of [
      "/api/article/999999/rewrite?language=sv&level=A2",
      "/api/article/1/rewrite?language=ko&level=A2",
      "/api/rewrite/999999",
    ]) {
      expect((await api.app.inject({ url, headers: user.headers })).statusCode).toBe(404);
    }
  });

  it("refuses an id that is out of range", async () => {
    const reply = await api.app.inject({ url: "/api/rewrite/99999999999", headers: user.headers });
    expect(reply.statusCode).toBe(400);
  });

  it("is for signed-in readers", async () => {
    expect((await api.app.inject({ url: "/api/rewrite/1" })).statusCode).toBe(401);
  });
});

describe("a long text", () => {
  it("comes in parts that together make up the whole, each with its own entries", async () => {
    const { db } = api.database;
    const whole = await articleText("language=sv&level=B1&target_lang=en");
    await db
      .update(rewriteParagraphs)
      .set({ wordCount: 1500 })
      .where(eq(rewriteParagraphs.rewriteId, whole.rewrite_id));
    const first = await get<Text>(`/api/rewrite/${whole.rewrite_id}`);
    expect(first.heading?.text).toBe(whole.title);
    const ids: string[] = [];
    for (let part = first; ; ) {
      ids.push(...part.paragraphs.map(({ id }) => id));
      for (const paragraph of part.paragraphs)
        expect(taps(part, paragraph).join()).not.toContain("undefined");
      if (part.next === null) break;
      part = await get<Text>(`/api/rewrite/${whole.rewrite_id}?part=${part.next}`);
      expect(part.heading).toBeNull();
    }
    expect(ids).toEqual(["p1", "p2"]);
  });

  it("refuses an invalid part", async () => {
    const { rewrite_id } = await articleText("language=sv&level=A2");
    for (const part of ["x", "99", "-1", "1e3"]) {
      const reply = await api.app.inject({
        url: `/api/rewrite/${rewrite_id}?part=${part}`,
        headers: user.headers,
      });
      expect(reply.statusCode).toBe(400);
    }
  });
});

describe("the newsfeed", () => {
  const feed = (query: string) => get<FeedPage>(`/api/newsfeed?${query}`);

  it("lists articles at the requested level", async () => {
    const page = await feed("language=svenska&level=B1");
    expect(page).toMatchObject({ page: 1, limit: 20, has_more: false });
    expect(page.articles).toHaveLength(1);
    expect(page.articles[0]).toMatchObject({
      title: "Havet som ger el",
      summary: "Havet ger el.",
      category: "science",
      lang: "sv",
      level: "B1",
      requested_level: "B1",
      minutes: 1,
    });
  });

  it("is empty for a language without articles and for other categories", async () => {
    expect((await feed("language=한국어&level=A2")).articles).toEqual([]);
    expect((await feed("language=sv&level=A2&categories=world,sports")).articles).toEqual([]);
    expect((await feed("language=sv&level=A2&categories=science")).articles).toHaveLength(1);
  });

  it("pages over a snapshot: articles added later neither repeat nor skip others", async () => {
    const { db } = api.database;
    const addArticle = async (slug: string, publishedAt: string) => {
      const [article] = await db
        .insert(articles)
        .values({ slug, category: "sports", sourceName: "x", publishedAt: new Date(publishedAt) })
        .returning();
      return article?.id ?? 0;
    };
    const rewrite = async (articleId: number, slug: string) => {
      const row = {
        language: "nl",
        level: "A2",
        title: slug,
        summary: "",
        wordCount: 1,
        origin: "corpus",
      } as const;
      const [added] = await db
        .insert(rewrites)
        .values({ articleId, ...row })
        .returning();
      const empty = { text: slug, sentences: [], tokens: [], entries: [], sentenceKeys: [], wordCount: 1 };
      await db.insert(rewriteParagraphs).values({ rewriteId: added?.id ?? 0, position: 0, ...empty });
    };
    const add = async (slug: string, publishedAt: string) =>
      rewrite(await addArticle(slug, publishedAt), slug);
    const waiting = await addArticle("rewritten late", "2026-05-04T12:00:00Z");
    for (const day of ["01", "02", "03", "04", "05"]) await add(`day-${day}`, `2026-05-${day}`);
    const first = await feed("language=nl&level=A2&limit=2");
    await add("late", "2026-06-01");
    await rewrite(waiting, "rewritten late");
    const titles = first.articles.map(({ title }) => title);
    let page = first;
    while (page.has_more) {
      page = await feed(`language=nl&level=A2&limit=2&page=${page.page + 1}&snapshot=${first.snapshot}`);
      titles.push(...page.articles.map(({ title }) => title));
    }
    expect(titles).toEqual(["day-05", "day-04", "day-03", "day-02", "day-01"]);
    expect((await feed("language=nl&level=A2&limit=2")).articles[0]?.title).toBe("late");
  });

  it("counts easy words and words saved as known, and saving a word never lowers the share", async () => {
    const { db } = api.database;
    const known = async () => {
      const [item] = (await feed("language=sv&level=A2")).articles;
      return [item?.known_percent, item?.known_level];
    };
    // Havet stiger varje dag. Det finns ett hav i Fundy. Banken ger el: 11 words, at A1 all known except stiger, banken, el.
    expect(await known()).toEqual([73, "A1"]);
    const word = { userId: user.id, sourceLang: "sv", targetLang: "en", translatedWord: "x" } as const;
    await db.insert(savedWords).values({ ...word, sourceWord: "El", wordKey: "el", status: "known" });
    expect(await known()).toEqual([82, null]);
    await db
      .insert(savedWords)
      .values({ ...word, sourceWord: "havet", wordKey: "havet", lemma: "hav", status: "learning" });
    expect(await known()).toEqual([82, null]);
  });

  it("refuses an invalid snapshot and an unknown language", async () => {
    for (const query of [
      "language=sv&level=A2&snapshot=x",
      "language=klingon&level=A2",
      "language=sv&level=Z9",
    ]) {
      const reply = await api.app.inject({ url: `/api/newsfeed?${query}`, headers: user.headers });
      expect(reply.statusCode).toBe(400);
    }
  });
});

describe("the recommended text", () => {
  it("is the newest that is not finished, else the newest", async () => {
    const next = () => get<Text>("/api/article_rewrite?language=nl&level=A2");
    const newest = await next();
    expect(newest.title).toBe("late");
    await api.database.db.insert(readingProgress).values({
      userId: user.id,
      rewriteId: newest.rewrite_id,
      language: "nl",
      level: "A2",
      finishedAt: new Date(),
      lastAt: new Date(),
    });
    expect((await next()).title).toBe("day-05");
    const only = await get<Text>("/api/article_rewrite?language=ja&level=A2&categories=science");
    expect(only.title).toBe("ファンディの海");
  });

  it("answers 404 when no text is in the categories", async () => {
    const url = "/api/article_rewrite?language=ja&level=A2&categories=world";
    expect((await api.app.inject({ url, headers: user.headers })).statusCode).toBe(404);
  });
});

describe("the sample", () => {
  it("is open to visitors, by default in svenska at B1, without a share of known words", async () => {
    expect(await get("/api/sample", {})).toMatchObject({
      language: "svenska",
      level: "B1",
      known_percent: null,
      known_level: null,
    });
    expect(await get("/api/sample?language=ja&level=A2&target_lang=sv", {})).toMatchObject({
      lang: "ja",
      gloss_lang: "sv",
    });
  });
});
