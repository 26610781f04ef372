import { LANGUAGES } from "@lagom/shared/text/languages";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../platform/database/open.ts";
import { feedItems, feeds } from "../../schema/feeds.table.ts";
import { articles, rewriteParagraphs, rewrites } from "../../schema/texts.table.ts";
import { importFixture } from "../../testing/content/content.ts";
import { mediaWikiAtom, voaRss, wordPressRss } from "../../testing/content/feed-documents.ts";
import {
  html,
  type NewsServer,
  redirect,
  rss,
  startNewsServer,
  story,
  xml,
} from "../../testing/content/news-server.ts";
import { testDatabase } from "../../testing/database.ts";
import { createTextPool } from "../passages/text-pool.ts";
import { createExtractor } from "./extractor.ts";
import { FeedList, feedsOfSettings } from "./feed-list.ts";
import { removeUnnamedFeeds, storeFeedsOfSettings } from "./feeds.queries.ts";
import { ingestFeeds } from "./ingest.ts";
import { OPEN_FEEDS } from "./open-feeds.ts";
import { politeFetch } from "./polite-fetch.ts";

const MINUTES = 60_000;
const textPool = createTextPool();
const quick = createExtractor();
let database: Database;
let news: NewsServer;

beforeAll(async () => {
  database = await testDatabase();
  await importFixture(database.db);
});
beforeEach(async () => {
  await database.db.delete(feeds);
  news = await startNewsServer();
  return () => news.close();
});
afterAll(async () => {
  await textPool.close();
  await quick.close();
  await database.close();
});

/** Reads what is due, and counts no reading of the last `everyMs`. */
function readFeeds(everyMs = 0, extractor = quick) {
  const fetch = politeFetch({ allow: [news.host], timeoutMs: 20_000, maxBytes: 100_000 });
  return ingestFeeds({ db: database.db, textPool, extractor, fetch }, everyMs);
}

/** Reads the feeds of the setting `NEWS_FEEDS`. */
async function ingest(list: string, everyMs = 0) {
  const named = feedsOfSettings({ NEWS_FEEDS: list, NEWS_SOURCES: "none" });
  await storeFeedsOfSettings(database.db, named);
  await removeUnnamedFeeds(database.db, named);
  return readFeeds(everyMs);
}

const storedAt = (url: string) => database.db.select().from(articles).where(eq(articles.sourceUrl, url));

test("of 90 articles with every kind of problem, the good ones are stored and the bad ones listed", {
  timeout: 10 * MINUTES,
}, async () => {
  const { origin, pages } = news;
  const urls: string[] = [];
  const add = (name: string, page: ReturnType<typeof html>) => {
    pages.set(`/${name}`, page);
    urls.push(`${origin}/${name}`);
  };
  for (let at = 0; at < 60; at += 1) add(`good-${at}`, html(story(`number${at}`)));
  for (let at = 0; at < 5; at += 1) urls.push(`${origin}/good-${at}?utm_source=feed`);
  for (let at = 0; at < 5; at += 1) add(`copy-${at}`, html(story(`number${at}`)));
  for (let at = 0; at < 4; at += 1) {
    add(`meta-${at}`, redirect("http://169.254.169.254/latest/meta-data"));
    add(`home-${at}`, redirect("http://127.0.0.1:9/"));
    add(`loop-${at}`, redirect(`${origin}/loop-${at}`));
    add(`huge-${at}`, html(`<p>${"sea ".repeat(40_000)}</p>`));
    add(`empty-${at}`, html("<p>Hi.</p>"));
  }
  pages.set("/feed", xml(rss(urls)));
  pages.set("/broken", xml('<rss version="2.0"><channel><title>Broken</tit'));
  expect(urls).toHaveLength(90);

  const [good, broken] = await ingest(`${origin}/feed|rights=full, ${origin}/broken`);
  expect(good).toMatchObject({ stored: 60, duplicates: 10, failure: null });
  expect(
    await database.db
      .select()
      .from(feeds)
      .where(eq(feeds.url, `${origin}/feed`)),
  ).toMatchObject([{ stored: 60, refused: 20, failure: null }]);
  expect(broken).toMatchObject({ stored: 0, failure: expect.stringMatching(/feed/i) });
  const reasons = Object.fromEntries(
    good?.refused.map(({ url, reason }) => [new URL(url).pathname, reason]) ?? [],
  );
  expect(Object.keys(reasons)).toHaveLength(20);
  expect(reasons["/meta-0"]).toMatch(/address: 169\.254\.169\.254 is not a public address/);
  expect(reasons["/home-0"]).toMatch(/address: 127\.0\.0\.1:9 is not a public address/);
  expect(reasons["/loop-0"]).toMatch(/redirects/);
  expect(reasons["/huge-0"]).toMatch(/too_large/);
  expect(reasons["/empty-0"]).toBe("It has no text");
  expect(news.mostAtOnce).toBe(1);

  const [article] = await storedAt(`${origin}/good-7`);
  expect(article).toMatchObject({ sourceName: "Local News", category: "science" });
  const [rewrite] = await database.db
    .select()
    .from(rewrites)
    .where(eq(rewrites.articleId, article?.id ?? 0));
  expect(rewrite).toMatchObject({ origin: "source", language: "en", title: "Story 7" });
  const paragraphs = await database.db
    .select({ text: rewriteParagraphs.text })
    .from(rewriteParagraphs)
    .where(eq(rewriteParagraphs.rewriteId, rewrite?.id ?? 0));
  expect(paragraphs.map(({ text }) => text).join(" ")).not.toContain("HACKED");
  expect(await database.db.$count(articles, eq(articles.sourceName, "Local News"))).toBe(60);

  news.asked = [];
  const [again] = await ingest(`${origin}/feed|rights=full`);
  expect(again).toMatchObject({ stored: 0, duplicates: 0, refused: [] });
  expect(news.asked).toEqual(["/robots.txt", "/feed"]);
});

test("titles and publishers of any length are shortened", async () => {
  const { origin, pages } = news;
  const item = `<item><title>${"The sea ".repeat(100)}</title><link>${origin}/sea</link><description>${"The waves at Cape Split. ".repeat(9)}</description></item>`;
  pages.set("/feed", xml(rss([], item).replace("<title>", `<title>${"Local ".repeat(100)}`)));
  expect(await ingest(`${origin}/feed|lang=en`)).toMatchObject([{ stored: 1 }]);
  const [article] = await storedAt(`${origin}/sea`);
  expect(article?.sourceName).toHaveLength(200);
  const written = await database.db
    .select()
    .from(rewrites)
    .where(eq(rewrites.articleId, article?.id ?? 0));
  expect(written.map(({ title }) => title.length)).toEqual([199]);
});

test("without the right to more, an excerpt is stored with the link", async () => {
  const { origin, pages } = news;
  const long = "The sea rises every day in Fundy, and it gives electricity. ".repeat(30);
  const item = `<item><title>Long &amp; good</title><link>${origin}/long</link><description>&lt;p&gt;${long}&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;</description></item>`;
  pages.set("/feed", xml(rss([], item)));
  const [report] = await ingest(`${origin}/feed|category=health`);
  expect(report).toMatchObject({ stored: 1 });
  expect(news.asked).not.toContain("/long");
  const [article] = await storedAt(`${origin}/long`);
  expect(article?.category).toBe("health");
  const [rewrite] = await database.db
    .select()
    .from(rewrites)
    .where(eq(rewrites.articleId, article?.id ?? 0));
  expect(rewrite?.title).toBe("Long & good");
  expect(rewrite?.summary.length).toBeLessThanOrEqual(600);
  expect(rewrite?.summary).toMatch(/electricity\.$/);
});

test("Atom and JSON feeds are read, with relative links and their declared language", async () => {
  const { origin, pages } = news;
  const text =
    "Havet stiger varje dag i Fundy, och det ger el. Det finns ett hav som stiger, och en bank vid havet ger el.";
  pages.set(
    "/atom",
    xml(
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="sv"><title>Atomnytt</title><entry><title>Havet</title><link href="/sv/sport/1"/><id>1</id><updated>2026-01-01T00:00:00Z</updated><summary>${text}</summary></entry></feed>`,
    ),
  );
  pages.set("/json", (_, response) => {
    const items = [
      {
        id: "1",
        url: `${origin}/j1`,
        title: "The sea",
        content_text: "The sea rises every day. The bank by the sea gives electricity every day in the year.",
        tags: ["Technology"],
      },
    ];
    response.end(JSON.stringify({ version: "https://jsonfeed.org/version/1.1", title: "JSON News", items }));
  });
  expect(await ingest(`${origin}/atom, ${origin}/json`)).toMatchObject([{ stored: 1 }, { stored: 1 }]);
  const [atom] = await storedAt(`${origin}/sv/sport/1`);
  expect(atom).toMatchObject({ sourceName: "Atomnytt", category: "sports" });
  const [rewrite] = await database.db
    .select()
    .from(rewrites)
    .where(eq(rewrites.articleId, atom?.id ?? 0));
  expect(rewrite?.language).toBe("sv");
  expect((await storedAt(`${origin}/j1`))[0]).toMatchObject({ category: "technology" });
});

test("a link that a browser would execute, or that leads to no page, is never stored", async () => {
  const { origin, host, pages } = news;
  const summary = "The wind over the sea gives light to the town every night. ".repeat(3);
  const entry = (url: string, at: number) => ({
    id: `${at}`,
    url,
    title: `Wind ${at}`,
    content_text: at + summary,
  });
  const links = ["javascript:alert(1)", "data:text/html,hi", "ftp://a.example/x", `${origin}/wind`];
  pages.set("/links", (_, response) =>
    response.end(
      JSON.stringify({
        version: "https://jsonfeed.org/version/1.1",
        title: "Wind News",
        items: links.map(entry),
      }),
    ),
  );
  pages.set("/named", html(story("named"), `<link rel="canonical" href="ftp://${host}/named">`));
  pages.set("/pages", xml(rss([`${origin}/named`])));
  const reports = await ingest(`${origin}/links|lang=en, ${origin}/pages|rights=full`);
  expect(reports).toMatchObject([
    { stored: 1, refused: [] },
    { stored: 1, refused: [] },
  ]);
  expect(await storedAt(`${origin}/wind`)).toHaveLength(1);
  expect(await storedAt(`${origin}/named`)).toHaveLength(1);
});

test("an unchanged feed costs one conditional request, one that is not due costs nothing", async () => {
  const { origin, pages } = news;
  const seen: (string | undefined)[] = [];
  pages.set("/feed", (request, response) => {
    seen.push(request.headers["if-none-match"]);
    if (request.headers["if-none-match"] === '"v1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"v1"' }).end(rss([]));
  });
  await ingest(`${origin}/feed`);
  await ingest(`${origin}/feed`);
  expect(seen).toEqual([undefined, '"v1"']);
  expect(await ingest(`${origin}/feed`, 30 * MINUTES)).toEqual([]);
  expect(seen).toHaveLength(2);
});

test("an article for which the process had no time is read the next time", async () => {
  const { origin, pages } = news;
  pages.set("/busy", html(story("busy")));
  pages.set("/feed", (request, response) => {
    if (request.headers["if-none-match"] === '"v1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"v1"' }).end(rss([`${origin}/busy`]));
  });
  await storeFeedsOfSettings(database.db, FeedList.parse(`${origin}/feed|rights=full`));
  const slow = createExtractor(1);
  const [late] = await readFeeds(0, slow);
  await slow.close();
  expect(late).toMatchObject({
    stored: 0,
    refused: [{ reason: expect.stringContaining("more than 1 ms") }],
  });
  expect(await readFeeds()).toMatchObject([{ stored: 1, refused: [] }]);
  expect(await database.db.select().from(feeds)).toMatchObject([{ stored: 1, refused: 0 }]);
});

test("what robots.txt forbids is not requested", async () => {
  const { origin, pages } = news;
  pages.set("/robots.txt", (_, response) => response.end("User-agent: *\nDisallow: /private/"));
  pages.set("/feed", xml(rss([`${origin}/private/1`])));
  const [report] = await ingest(`${origin}/feed|rights=full`);
  expect(report?.refused).toEqual([{ url: `${origin}/private/1`, reason: "robots.txt forbids it" }]);
  expect(news.asked).toEqual(["/robots.txt", "/feed"]);
  const [item] = await database.db
    .select()
    .from(feedItems)
    .where(eq(feedItems.feedUrl, `${origin}/feed`));
  expect(item?.refused).toBe("robots.txt forbids it");
});

test("a feed that cannot be read reports why, and is requested again", async () => {
  const [report] = await ingest(`${news.origin}/nowhere`);
  expect(report?.failure).toBe("The feed answered 404");
  const [row] = await database.db
    .select()
    .from(feeds)
    .where(eq(feeds.url, `${news.origin}/nowhere`));
  expect(row).toMatchObject({ failure: "The feed answered 404", failureCode: "status", leaseUntil: null });
});

/** An open feed as it stands in the table, but at a local server. */
async function addOpenFeed(at: string, url: string) {
  const feed = OPEN_FEEDS.find((open) => open.url === at);
  if (!feed) throw new Error(`There is no open feed at ${at}`);
  await database.db.insert(feeds).values({ ...feed, url, fromSettings: false });
}

test("articles of WordPress, MediaWiki and VOA keep author, licence and link", async () => {
  const { origin, pages } = news;
  const swedish =
    "Havet stiger varje dag i Fundy, och det ger el. Det finns ett hav som stiger, och en bank vid havet.";
  pages.set(
    "/sv/2026/11/26/havet/",
    html(`<article><h1>Havet</h1><p>${swedish}</p><p>${swedish}</p></article>`),
  );
  pages.set("/wiki/Tides", html(story("tides")));
  pages.set("/a/sea/7", html(story("voa")));
  pages.set("/sv/feed/", xml(wordPressRss(`${origin}/sv/2026/11/26/havet/`, swedish)));
  pages.set("/wiki.atom", xml(mediaWikiAtom(`${origin}/wiki/Tides`)));
  pages.set("/api/", xml(voaRss(`${origin}/a/sea/7`)));
  await addOpenFeed("https://sv.globalvoices.org/feed/", `${origin}/sv/feed/`);
  await addOpenFeed("https://learningenglish.voanews.com/api/", `${origin}/api/`);
  await storeFeedsOfSettings(
    database.db,
    FeedList.parse(`${origin}/wiki.atom|lang=en|rights=full|licence=CC BY-SA 4.0`),
  );
  expect(await readFeeds()).toMatchObject([{ stored: 1 }, { stored: 1 }, { stored: 1 }]);
  const facts = { author: articles.author, licence: articles.licence, name: articles.sourceName };
  const stored = await database.db
    .select({ url: articles.sourceUrl, ...facts, language: rewrites.language, category: articles.category })
    .from(articles)
    .innerJoin(rewrites, eq(rewrites.articleId, articles.id))
    .where(like(articles.sourceUrl, `${origin}/%`))
    .orderBy(articles.sourceName);
  expect(stored).toEqual([
    {
      url: `${origin}/sv/2026/11/26/havet`,
      author: "Maja Ek",
      licence: "CC BY 3.0",
      name: "Global Voices",
      language: "sv",
      category: "science",
    },
    {
      url: `${origin}/a/sea/7`,
      author: null,
      licence: "Public domain",
      name: "VOA Learning English",
      language: "en",
      category: "health",
    },
    {
      url: `${origin}/wiki/Tides`,
      author: "Nils",
      licence: "CC BY-SA 4.0",
      name: "Wiki - New pages [en]",
      language: "en",
      category: "world",
    },
  ]);
});

test("a feed that is paused is not read, and the settings bring it along and take it away", async () => {
  const { origin, pages } = news;
  pages.set("/a", xml(rss([])));
  const states = () => database.db.select().from(feeds).orderBy(feeds.id);
  await ingest(`${origin}/a, ${origin}/b|lang=sv|licence=CC BY 4.0`);
  expect(await states()).toMatchObject([
    { url: `${origin}/a`, failure: null },
    { url: `${origin}/b`, language: "sv", licence: "CC BY 4.0", failure: "The feed answered 404" },
  ]);
  await database.db
    .update(feeds)
    .set({ pausedAt: new Date() })
    .where(eq(feeds.url, `${origin}/a`));
  await database.db.insert(feeds).values({ url: `${origin}/c`, fromSettings: false });
  const read = await ingest(`${origin}/a|rights=full`);
  expect(read.map(({ feed }) => feed)).toEqual([`${origin}/c`]);
  expect(await states()).toMatchObject([
    { url: `${origin}/a`, rights: "full", pausedAt: expect.any(Date) },
    { url: `${origin}/c`, rights: "excerpt" },
  ]);
});

test("the open feeds hold one for each language, and what NEWS_FEEDS says of one counts", () => {
  const [first] = OPEN_FEEDS;
  const named = feedsOfSettings({ NEWS_FEEDS: `${first?.url}|category=world`, NEWS_SOURCES: "open" });
  expect(named).toHaveLength(OPEN_FEEDS.length);
  expect(named.find(({ url }) => url === first?.url)).toMatchObject({ category: "world", rights: "excerpt" });
  expect(new Set(OPEN_FEEDS.map(({ language }) => language))).toEqual(
    new Set(LANGUAGES.map(({ code }) => code)),
  );
});

test("an error in the setting is named", () => {
  const unsaid = { name: null, category: null, licence: null };
  expect(FeedList.parse("https://a.example/rss|lang=svenska|rights=full,\n https://b.example/x")).toEqual([
    { url: "https://a.example/rss", ...unsaid, language: "sv", rights: "full" },
    { url: "https://b.example/x", ...unsaid, language: null, rights: "excerpt" },
  ]);
  for (const wrong of [
    "ftp://a.example",
    "https://a.example|lang=xx",
    "https://a.example|colour=red",
    "https://a.example|category=gossip",
  ]) {
    expect(FeedList.safeParse(wrong).success).toBe(false);
  }
});
