import { readFile } from "node:fs/promises";
import { headers, lateSentence, openPreferences, record, someText } from "./account.ts";
import { expect, expectAccessible, expectConsoleError, test } from "./fixtures.ts";
import { passageOf } from "./passage.ts";

test("a look-up leads back to its very sentence, at the level it was read at", async ({
  page,
  user,
  signIn,
  product,
  request,
}) => {
  const text = await someText(request, product, user, "B1");
  const sentence = lateSentence(text);
  await record(request, product, user, {
    activity_type: "word_lookup",
    rewrite_id: text.rewrite_id,
    activity_data: { word: "hav", translation: "sea", source_lang: "sv", target_lang: "en", sentence },
  });
  await signIn(user);
  await page.goto("/my-lookups");
  await expect(page.getByRole("row", { name: /hav/ })).toContainText("sea");
  await expectAccessible(page);
  await page.getByRole("link", { name: text.title }).click();
  await expect(page.getByRole("radio", { name: "B1" })).toBeChecked();
  const met = passageOf(page).locator("[data-met]");
  await expect(met).toHaveText(sentence);
  await expect(met).toBeInViewport();
});

test("articles are listed by language and level, and lead back to that level", async ({
  page,
  user,
  signIn,
  product,
  request,
}) => {
  const [easy, harder] = [
    await someText(request, product, user),
    await someText(request, product, user, "B1"),
  ];
  for (const { rewrite_id } of [easy, harder])
    await record(request, product, user, { activity_type: "article_opened", rewrite_id });
  await signIn(user);
  await page.goto("/my-articles");
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByLabel("Level", { exact: true }).selectOption("B1");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("link", { name: harder.title }).click();
  await expect(page.getByRole("radio", { name: "B1" })).toBeChecked();
});

test("statistics show the streak with its rule, a year, weeks and levels, each as a table too", async ({
  page,
  user,
  signIn,
  product,
  request,
}) => {
  const { rewrite_id, word_count } = await someText(request, product, user);
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
  await record(request, product, user, {
    activity_type: "article_read",
    rewrite_id,
    occurred_at: day(2),
    activity_data: { words_read: word_count, seconds: 120 },
  });
  for (const ago of [2, 0]) {
    const { rewrite_id: other } = await someText(request, product, user, ago === 0 ? "B1" : "A2");
    await record(request, product, user, {
      activity_type: "article_finished",
      rewrite_id: other,
      occurred_at: day(ago),
    });
  }
  await signIn(user);
  await page.goto("/profile-stats");
  const streak = page.getByRole("region", { name: "Streak" });
  await expect(streak).toContainText("2 days");
  await expect(streak).toContainText("finish one article or read 200 words");
  await expect(streak.getByText(/missed and repaired/).first()).toBeAttached();
  await expect(page.getByRole("img", { name: /All languages: words read each day/ })).toBeVisible();
  await expect(page.getByRole("table", { name: "By language" })).toContainText(String(word_count));
  for (const summary of await page.getByText("Show as a table").all()) await summary.press("Enter");
  const weeks = page.getByRole("table", { name: "All languages: each of the last 26 weeks" });
  await expect(weeks.getByRole("cell", { name: String(word_count) }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Language", { exact: true }).selectOption("svenska");
  await expect(page.getByRole("region", { name: "svenska: by level" })).toBeVisible();
  await expect(page.getByRole("img", { name: `A2: ${word_count} words read` })).toBeVisible();
});

test("figures that cannot be had say so, with Retry, and the streak stands by itself", async ({
  page,
  context,
  user,
  signIn,
}) => {
  expectConsoleError("net::ERR_FAILED");
  await context.route("**/api/user/statistics", (route) => route.abort());
  await signIn(user);
  await page.goto("/profile-stats");
  await expect(page.getByRole("alert")).toContainText("Unable to load statistics right now...");
  await expect(page.getByRole("region", { name: "Streak" })).toBeVisible();
  await context.unroute("**/api/user/statistics");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "No figures yet" })).toBeVisible();
});

test("a change of language in the preferences shows at once in an open book and an open article", async ({
  page,
  user,
  signIn,
  product,
  request,
}) => {
  const chosen = await request.put(`${product.api}/api/user/preferences`, {
    headers: headers(user),
    data: { target_language: "svenska", source_language: "english", preferred_levels: { svenska: "A2" } },
  });
  expect(chosen.status()).toBe(200);
  const opened = await someText(request, product, user);
  await record(request, product, user, { activity_type: "article_opened", rewrite_id: opened.rewrite_id });
  await signIn(user);
  await page.goto("/books/the-metamorphosis");
  await expect(passageOf(page)).toHaveAttribute("lang", "sv");
  await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
  const dialog = await openPreferences(page);
  await expectAccessible(page);
  await dialog.getByLabel("I am learning").selectOption({ value: "Deutsch" });
  await dialog.getByRole("radio", { name: "B1" }).check({ force: true });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(passageOf(page)).toHaveAttribute("lang", "de");
  await expect(page.getByRole("region", { name: "Texts of this book" }).getByLabel("Language")).toHaveValue(
    "de",
  );
  await expect(page.getByRole("button", { name: /Deutsch B1/ })).toBeVisible();

  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "My articles" }).click();
  await page.getByRole("link", { name: opened.title }).click();
  await expect(passageOf(page)).toHaveAttribute("lang", "sv");
  await openPreferences(page);
  await dialog.getByLabel("I am learning").selectOption({ value: "Español" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(passageOf(page)).toHaveAttribute("lang", "es");
  await expect(page.locator("html[data-same-page]")).toBeAttached();
});

test("the preferences keep every choice, and the theme shows at once", async ({
  page,
  user,
  signIn,
  product,
  request,
}) => {
  await signIn(user);
  await page.goto("/my-words");
  const dialog = await openPreferences(page);
  await dialog.getByText("Levels in other languages").press("Enter");
  await dialog.getByLabel("Deutsch", { exact: true }).selectOption("C1");
  await dialog.getByLabel("Time zone").selectOption("Pacific/Chatham");
  await dialog.getByLabel("Review", { exact: true }).selectOption("At most 20 words a day");
  await dialog.getByLabel("My own language").selectOption("Polski");
  await dialog.getByRole("button", { name: "Science" }).click();
  await dialog.getByRole("radio", { name: "Dark" }).check({ force: true });
  await dialog.getByRole("button", { name: "Larger text" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const stored = await request.get(`${product.api}/api/user/preferences`, { headers: headers(user) });
  expect(await stored.json()).toMatchObject({
    preferred_levels: { Deutsch: "C1" },
    source_language: "Polski",
    preferred_categories: ["world", "business", "technology", "science"],
    theme: "dark",
    text_size: 1,
    time_zone: "Pacific/Chatham",
    daily_reviews: 20,
  });
});

test("everything that is kept can be downloaded, with words and answers", async ({
  page,
  user,
  signIn,
  product,
  request,
}) => {
  const saved = await request.post(`${product.web}/api/user-words`, {
    headers: headers(user),
    data: { source_word: "hund", translated_word: "dog", source_lang: "sv", target_lang: "en" },
  });
  const { id } = await saved.json();
  await request.put(`${product.web}/api/user-words/${id}/reviews/answer-0001`, {
    headers: headers(user),
    data: { rating: "good" },
  });
  await signIn(user);
  await page.goto("/my-words");
  const dialog = await openPreferences(page);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download my data" }).click();
  const data = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(data).toMatchObject({
    saved_words: [{ source_word: "hund", due_at: expect.any(String) }],
    reviews: [{ id: "answer-0001", rating: "good", word_id: id }],
  });
});
