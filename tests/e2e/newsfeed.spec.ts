import type { Text } from "@lagom/shared/contract/text";
import type { Page } from "@playwright/test";
import {
  answerTo,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectConsoleError,
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
  }).toPass({ timeout: 20_000 });
  expect(await titles(page).count()).toBe(8);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(async () => {
    await toTheEnd();
    await expect(end).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
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

test("the last category cannot be unselected, and the server's list defines what All means", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await choose(page, product, user, "svenska");
  await signIn(user);
  await page.route("**/api/categories", async (route) => {
    const json = { categories: ["world", "science", "health"] };
    await route.fulfill({ response: await route.fetch(), json });
  });
  const asked: (string | null)[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^\/api\/(newsfeed|article_rewrite)$/.test(url.pathname))
      asked.push(url.searchParams.get("categories"));
  });
  await page.goto("/newsfeed");
  const chips = page.getByRole("group", { name: "Categories" });
  await expect(chips.getByRole("button")).toHaveText(["All", "World", "Science", "Health"]);
  const science = chips.getByRole("button", { name: "Science" });
  await expect(science).toHaveAttribute("aria-pressed", "true");
  await science.click();
  await expect(science).toHaveAttribute("aria-pressed", "true");
  await chips.getByRole("button", { name: "World" }).click();
  await expect.poll(() => asked.at(-1)).toBe("world,science");
  await chips.getByRole("button", { name: "Health" }).click();
  await expect.poll(() => asked.at(-1)).toBe(null);
  await expect(chips.getByRole("button", { name: "All", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expectAccessibleInBothThemes(page);
  // The reader area recommends by the same rule.
  const everywhere = asked.length;
  await page.goto("/reader");
  await expect.poll(() => asked[everywhere]).toBe(null);
  await expect(passageOf(page)).toBeVisible();
  await choose(page, product, user, "svenska", "B2");
  await page.reload();
  await expect.poll(() => asked.at(-1)).toBe("science");

  // A missing level is mentioned, and so is a feed without articles.
  await page.goto("/newsfeed");
  await expect(page.getByRole("article").first()).toContainText("easier than B2");
  await page.route(FEED, async (route) => {
    if (!new URL(route.request().url()).searchParams.has("categories")) return route.fallback();
    const json = { articles: [], page: 1, limit: 20, has_more: false, snapshot: "0" };
    await route.fulfill({ response: await route.fetch(), json });
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  await page.getByRole("button", { name: "Show all categories" }).click();
  await expect(titles(page).first()).toBeVisible();
  expect(asked.at(-1)).toBe(null);

  await page.unroute(FEED);
  await choose(page, product, user, "العربية");
  await page.reload();
  await expect(page.locator("article [lang=ar]").first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
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

test("Continue reading leads to the reading position", { tag: "@both-widths" }, async ({
  page,
  user,
  signIn,
  product,
  isMobile,
}) => {
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
  const goOn = isMobile
    ? page.getByText("Continue reading:").getByRole("link", { name: title })
    : page.getByRole("complementary", { name: "Your reading" }).getByRole("link", { name: title });
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

test("languages are grouped as on the server, else as built in", async ({ page, user, signIn }) => {
  expectConsoleError("Failed to load resource");
  await signIn(user);
  // If the server's lists are missing, the built-in ones are used.
  await page.route(/api.(languages|categories)$/, (route) => route.abort("internetdisconnected"));
  await page.goto("/newsfeed");
  await expect(page.getByRole("group", { name: "Categories" }).getByRole("button")).toHaveCount(8);
  await page.getByRole("button", { name: "Add a text" }).click();
  const language = page.getByRole("dialog", { name: "Add a text" }).getByLabel("Language");
  await expect(language).toBeVisible();
  const groups = await language
    .locator("optgroup")
    .evaluateAll((all) => all.map((group) => [group.getAttribute("label"), group.children.length]));
  expect(groups).toEqual([
    ["European", 10],
    ["Asian", 4],
    ["Other", 2],
  ]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /language and level$/ }).click();
  const picker = page.getByRole("dialog", { name: "What do you want to read?" });
  for (const [group, count] of groups)
    await expect(picker.getByRole("group", { name: String(group) }).getByRole("radio")).toHaveCount(
      Number(count),
    );
  await expect(picker.getByRole("group", { name: "Asian" })).toContainText("日本語");
  await expectAccessible(page);

  await page.unroute(/api.(languages|categories)$/);
  await page.route("**/api/languages", async (route) => {
    const response = await route.fetch();
    const { languages } = await response.json();
    const json = { languages: languages.filter(({ code }: { code: string }) => code !== "ja") };
    await route.fulfill({ response, json });
  });
  await page.reload();
  await page.getByRole("button", { name: /language and level$/ }).click();
  await expect(picker.getByRole("group", { name: "Asian" }).getByRole("radio")).toHaveCount(3);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add a text" }).click();
  await expect(language.locator("optgroup[label=Asian] option")).toHaveText(["中文", "हिन्दी", "한국어"]);
});
