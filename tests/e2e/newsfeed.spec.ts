import type { Text } from "@lagom/shared/contract/text";
import type { Page } from "@playwright/test";
import {
  answerTo,
  expect,
  expectAccessible,
  expectConsoleError,
  onPhone,
  type Product,
  test,
  type User,
} from "./fixtures.ts";
import { choose, paragraphInView, passageOf } from "./passage.ts";

const MESSAGE = "Unable to load articles right now...";
const FEED = /api.newsfeed\?/;
const titles = (page: Page) => page.getByRole("article").getByRole("heading");

/** All articles in svenska at A2, and the snapshot of the server from before the last two arrived. */
async function beforeLaterArticles(page: Page, { api }: Product, { token }: User) {
  const reply = await page.request.get(`${api}/api/newsfeed?language=svenska&level=A2&limit=100`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { articles, snapshot } = (await reply.json()) as {
    articles: { article_id: number; title: string }[];
    snapshot: string;
  };
  const ids = articles.map(({ article_id }) => article_id).sort((a, b) => a - b);
  const last = ids.at(-3) ?? 0;
  return {
    snapshot: snapshot.replace(/^\d+/, String(last)),
    titles: articles.filter(({ article_id }) => article_id <= last).map(({ title }) => title),
    all: articles.map(({ title }) => title),
  };
}

/**
 * Makes the feed longer than it is: each page of the server is divided into pages of four. The first has an earlier snapshot,
 * so that more articles arrive before the others.
 */
async function inShortPages(page: Page, snapshot: string): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(FEED, async (route) => {
    const url = new URL(route.request().url());
    asked.push(new URL(url));
    url.searchParams.set("limit", "4");
    if (url.searchParams.get("page") === "1") url.searchParams.set("snapshot", snapshot);
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
  return asked;
}

test("the feed loads further pages without gaps or repeats while articles arrive, reports a failed page, and Back restores the scroll position", async ({
  page,
  user,
  signIn,
  product,
}) => {
  expectConsoleError("Failed to load resource");
  await choose(page, product, user, "svenska");
  await signIn(user);
  const before = await beforeLaterArticles(page, product, user);
  const asked = await inShortPages(page, before.snapshot);
  const failures = [500, 200, 200];
  await page.route(
    /api.newsfeed\?.*page=3/,
    (route) => {
      const status = failures.shift() ?? 500;
      return route.fulfill({ status, headers: { "access-control-allow-origin": "*" }, body: "{}" });
    },
    { times: 3 },
  );
  await page.goto("/newsfeed");
  await page.getByRole("button", { name: "All", exact: true }).click();
  const end = page.getByText("That is all for now.");
  const toTheEnd = () =>
    page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect(async () => {
    await toTheEnd();
    await expect(page.getByText(MESSAGE)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  expect(await titles(page).count()).toBe(8);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(async () => {
    await toTheEnd();
    await expect(end).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  const all = await titles(page).allTextContents();
  expect(all.length).toBeGreaterThan(11);
  expect(all).toEqual(before.titles);
  // An article that arrives later is sorted among these, where it would shift the ones after it.
  expect(all).not.toEqual(before.all.slice(0, all.length));
  const following = asked.filter((url) => url.searchParams.get("page") !== "1");
  const ids = following.map((url) => url.searchParams.get("snapshot")?.split("-").slice(0, 2).join("-"));
  expect(new Set(ids).size).toBe(1);
  expect(following.some((url) => url.searchParams.has("categories"))).toBe(false);

  const tenth = page.getByRole("article").nth(10).getByRole("link");
  await tenth.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await tenth.click();
  await expect(page.getByRole("group", { name: /^Text: / })).toBeVisible();
  await page.goBack();
  await expect(titles(page)).toHaveCount(all.length);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 60);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(place + 60);
});

test("the reader recommends by the categories of the feed, which says when a level is missing", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await choose(page, product, user, "svenska");
  await signIn(user);
  const asked: (string | null)[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^\/api\/(newsfeed|article_rewrite)$/.test(url.pathname))
      asked.push(url.searchParams.get("categories"));
  });
  await page.goto("/newsfeed");
  const chips = page.getByRole("group", { name: "Categories" });
  await expect(chips.getByRole("button", { name: "Science" })).toHaveAttribute("aria-pressed", "true");
  await chips.getByRole("button", { name: "World" }).click();
  await expect.poll(() => asked.at(-1)).toBe("world,science");
  const stored = page.waitForResponse((reply) => !!reply.request().postData()?.includes('"entertainment"'));
  await chips.getByRole("button", { name: "All", exact: true }).click();
  await expect.poll(() => asked.at(-1)).toBe(null);
  await stored;
  // The reader area recommends by the same rule.
  const everywhere = asked.length;
  await page.goto("/reader");
  await expect.poll(() => asked[everywhere]).toBe(null);
  await expect(passageOf(page)).toBeVisible();
  await choose(page, product, user, "العربية", "B2");
  await page.reload();
  await expect.poll(() => asked.at(-1)).toBe("science");

  await page.goto("/newsfeed");
  await expect(page.locator("article [lang=ar]").first()).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("easier than B2");
  await expectAccessible(page);
});

const WORDS_A_MINUTE = 120;

/**
 * Saves an easy word of the newest science article in svenska at A2 as learning, and a hard one as known.
 * @returns the expected text of its card, counted in the text: names and numbers do not count as known words
 */
async function factsOfFirstCard(page: Page, { api, web }: Product, { token }: User): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const get = async (path: string) => (await page.request.get(`${api}/api/${path}`, { headers })).json();
  const feed = await get("newsfeed?language=svenska&level=A2&categories=science");
  const path = `article/${feed.articles[0].article_id}/rewrite?language=svenska&level=A2`;
  const { title, paragraphs, entries }: Text = await get(path);
  const running = paragraphs.flatMap(({ tokens }) =>
    tokens.flatMap((index, at) => (at % 3 === 2 ? (entries[index] ?? []) : [])),
  );
  const words = running.filter(({ name }) => !name);
  // A base form has the band of its first sense in the text.
  const bands = new Map(words.toReversed().map(({ lemma, band }) => [lemma, band]));
  const isEasy = ({ lemma }: { lemma: string }) => ["A1", "A2"].includes(bands.get(lemma) ?? "");
  const learnt = words.find(isEasy);
  const known = words.find((word) => !isEasy(word));
  for (const [word, status] of [[learnt, "learning"] as const, [known, "known"] as const]) {
    const texts = { source_word: word?.form, lemma: word?.lemma, translated_word: "-" };
    const data = { ...texts, status, source_lang: "sv", target_lang: "en" };
    expect((await page.request.post(`${web}/api/user-words`, { headers, data })).status()).toBe(201);
  }
  const count = words.filter((word) => word.lemma === known?.lemma || isEasy(word)).length;
  return [
    title,
    "Science",
    "A2",
    `${Math.max(1, Math.round(running.length / WORDS_A_MINUTE))} min`,
    `${Math.round((100 * count) / words.length)} % known`,
  ];
}

test("Continue reading leads to the reading position", async ({ page, user, signIn, product }) => {
  await choose(page, product, user, "svenska");
  const [title = "", ...facts] = await factsOfFirstCard(page, product, user);
  await signIn(user);
  await page.goto("/newsfeed");
  const first = page.getByRole("article").first();
  await expect(first.getByRole("heading")).toHaveText(title);
  for (const fact of facts) await expect(first.getByText(fact, { exact: true })).toBeVisible();
  const opened = answerTo(page, /api.user.activities/);
  await first.getByRole("link").click();
  await opened;
  await expect(page.getByRole("main")).toContainText(facts.at(-1) ?? "");
  await page.goto("/newsfeed");
  const goOn = page.getByRole("complementary", { name: "Your reading" }).getByRole("link", { name: title });
  await onPhone(page, () =>
    expect(page.getByText("Continue reading:").getByRole("link", { name: title })).toBeVisible(),
  );
  // The text is short.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 480 });
  await goOn.click();
  const paragraphs = passageOf(page).locator("p");
  await expect(paragraphs.first()).toBeVisible();
  await paragraphs.nth(1).evaluate((one) => one.scrollIntoView({ block: "start", behavior: "instant" }));
  const place = await paragraphInView(page);
  expect(place).not.toBe("title");
  const back = page.getByRole("button", { name: "Back", exact: true });
  await back.click();
  await goOn.click();
  await expect.poll(() => paragraphInView(page)).toBe(place);
});
