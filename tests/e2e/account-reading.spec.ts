import type { Page, Route } from "@playwright/test";
import { lateSentence, type ReadText, test } from "./account.ts";
import { expect, expectConsoleError } from "./fixtures.ts";
import { bringText, passageOf, tapWord, watchedOnceOpened } from "./passage.ts";

const CORS = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
const SENTENCE = "Katten sover i huset och hunden leker i trädgården med en röd boll varje dag. ";
const PARAGRAPHS = Array.from({ length: 12 }, (_, i) => `Stycke ${i + 1}. ${SENTENCE.repeat(6)}`);
const LONG = ["Min text", ...PARAGRAPHS].join("\n\n");

/** Advances the clock of the page in small steps until a check holds. */
const until = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(50);
    await check();
  }).toPass({ intervals: [50] });

test("scrolling past, lookups and reopening count no words as read; staying on a text does, once", async ({
  page,
  user,
  signIn,
  product,
  account,
}) => {
  const address = await bringText(page, product, user, LONG);
  const figures = () => account.get("/api/user/statistics/sv");
  const reported: { words_read: number }[] = [];
  page.on("request", (sent) => {
    const body = sent.url().endsWith("/api/user/activities") ? sent.postDataJSON() : undefined;
    if (body?.activity_type === "article_read") reported.push(body.activity_data);
  });
  await signIn(user);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.goto("/newsfeed");
  const finished = page.getByRole("button", { name: "Finished" });
  const open = () =>
    watchedOnceOpened(page, async () => {
      await until(page, async () => {
        if (page.url().endsWith(address)) return;
        if (!(await page.getByRole("link", { name: "Min text" }).isVisible()))
          await page.getByText("My texts (1)").click({ timeout: 1000 });
        await page.getByRole("link", { name: "Min text" }).click({ timeout: 1000 });
      });
      await expect(page).toHaveURL(address);
      await until(page, () => expect(finished).toBeAttached({ timeout: 500 }));
    });
  const scrollPast = async () => {
    const ends = page.getByText("Stycke 12.");
    for (const part of [3, 6, 9, 12]) {
      await page.getByText(`Stycke ${part}.`).evaluate((one) => one.scrollIntoView({ behavior: "instant" }));
      await page.clock.runFor(500);
    }
    await expect(ends).toBeInViewport();
  };
  const leave = async () => {
    await page.getByRole("link", { name: "Newsfeed" }).first().click();
    await until(page, () => expect(page.getByText("My texts (1)")).toBeVisible({ timeout: 500 }));
  };

  await open();
  await tapWord(page, "hunden");
  const sheet = page.getByRole("dialog");
  await until(page, () => expect(sheet).toContainText("dog", { timeout: 500 }));
  await page.clock.runFor(1000);
  await expect.poll(figures).toMatchObject({ words_looked_up: 1, words_read: 0 });
  await page.keyboard.press("Escape");
  await scrollPast();
  await leave();
  await open();
  await page.clock.runFor(60_000);
  await leave();
  await expect.poll(async () => (await figures()).words_read).toBeGreaterThan(0);
  await open();
  await scrollPast();
  await leave();
  expect(reported).toHaveLength(1);
  expect(await figures()).toMatchObject({
    words_read: reported[0]?.words_read,
    words_looked_up: 1,
    articles_finished: 0,
  });
});

test("words link back to their exact sentences: in that text of a book, and in a language other than the one being learnt", async ({
  page,
  account,
}) => {
  const book = await account.get("/api/books/slug/the-metamorphosis");
  const ofBook: ReadText = await account.send("POST", `/api/books/${book.id}/translation?level=B1&lang=de`);
  const news: ReadText = await account.get("/api/article/1/rewrite?language=de&level=B1");
  await account.save(
    [ofBook, news].map((text, at) => ({
      source_word: ["Haus", "Jahr"][at],
      translated_word: ["house", "year"][at],
      source_lang: "de",
      context: { rewrite_id: text.rewrite_id, sentence: lateSentence(text) },
    })),
  );
  await account.open("/my-words");
  await page.getByRole("link", { name: ofBook.title }).click();
  const met = passageOf(page).locator("[data-met]");
  await expect(met).toHaveText(lateSentence(ofBook));
  await expect(met).toBeInViewport();
  const texts = page.getByRole("region", { name: "Texts of this book" });
  await expect(texts.getByRole("radio", { name: "B1" })).toBeChecked();
  await texts.getByRole("radio", { name: "Summary" }).check({ force: true });
  await expect(met).toHaveCount(0);
  await expect(passageOf(page)).toHaveAttribute("lang", "de");
  await expect(texts.getByRole("radio", { name: "B1" })).toBeChecked();

  await page.goto("/my-words");
  await page.getByRole("link", { name: news.title }).click();
  await expect(met).toHaveText(lateSentence(news));
  await page.getByRole("radio", { name: "A2" }).check({ force: true });
  await expect(passageOf(page)).not.toContainText(lateSentence(news));
  await expect(passageOf(page)).toHaveAttribute("lang", "de");
  await expect(page.getByRole("radio", { name: "A2" })).toBeChecked();
});

test("a lookup links back to its exact sentence despite a saved reading position, also when loading a part fails at first", async ({
  page,
  user,
  product,
  account,
}) => {
  const sentence = "Sedan kom regnet över hela staden.";
  const address = await bringText(page, product, user, `${LONG}\n\n${sentence}`);
  expectConsoleError("Failed to load resource");
  const [{ id, rewrite_id }] = (await account.get("/api/user/texts")).texts;
  const text = await account.get(`/api/user/texts/${id}`);
  const place = { paragraph: text.paragraphs[5].id, sentence: 0, occurred_at: new Date().toISOString() };
  await account.send("PUT", `/api/user/reading-positions/${rewrite_id}`, place);
  await account.record({
    activity_type: "word_lookup",
    rewrite_id,
    activity_data: { word: "regnet", translation: "rain", source_lang: "sv", target_lang: "en", sentence },
  });
  await account.open("/my-lookups");
  await page
    .getByRole("row", { name: /regnet/ })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(new RegExp(`${address.replace("?", "\\?")}&sentence=`));
  const met = passageOf(page).locator("[data-met]");
  await expect(met).toHaveText(sentence);
  await expect(met).toBeInViewport();

  // It loads in two parts, like a longer text, with a paragraph that could not be rewritten.
  const [opening, failed, ...rest] = text.paragraphs;
  const first = {
    ...text,
    reading_position: place,
    paragraphs: [opening, { ...failed, rewritten: false }],
    next: "2",
  };
  await page.route(`**/api/user/texts/${id}*`, (route) => route.fulfill({ headers: CORS, json: first }));
  const asked: string[] = [];
  const part = (reply: { status?: number; json: object }) => (route: Route) => {
    if (route.request().method() === "GET") asked.push(route.request().url());
    return route.fulfill({ headers: CORS, ...reply });
  };
  await page.route("**/api/rewrite/*?part=2", part({ status: 404, json: {} }));
  await page.reload();
  const failure = page.getByText("Unable to load article content right now...");
  await expect(failure).toBeVisible();
  await tapWord(page, "hunden");
  await expect(page.getByRole("dialog")).toContainText("dog");
  await page.keyboard.press("Escape");
  expect(asked).toHaveLength(1);
  await page.route("**/api/rewrite/*?part=2", part({ json: { ...text, heading: null, paragraphs: rest } }));
  await page.getByRole("alert").getByRole("button", { name: "Retry" }).click();
  await expect(met).toHaveText(sentence);
  await expect(met).toBeInViewport();
  await expect(failure).toHaveCount(0);

  const notice = page.getByText("Not rewritten: this paragraph stands as in the source.");
  await expect(notice).toHaveCount(1);
  await page.unroute(`**/api/user/texts/${id}*`);
  // Writing takes longer than one reply; a second press meanwhile sends nothing.
  let tries = 0;
  const pressedTwice = Promise.withResolvers<void>();
  await page.route("**/api/rewrite/*/retry", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    tries += 1;
    if (tries > 1) return route.fulfill({ headers: CORS, json: text });
    await pressedTwice.promise;
    const error = { code: "being_written", message: "", request_id: "r" };
    await route.fulfill({ status: 503, headers: CORS, json: { error } });
  });
  const again = passageOf(page).getByRole("button", { name: "Retry" });
  await again.click();
  await expect(again).toHaveAttribute("aria-busy", "true");
  await again.dispatchEvent("click");
  pressedTwice.resolve();
  await expect(notice).toHaveCount(0);
  expect(tries).toBe(2);
});
