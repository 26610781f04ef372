import type { Page } from "@playwright/test";
import { openPreferences, test, WORDS } from "./account.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes, expectConsoleError } from "./fixtures.ts";

const failed = (status: number) => ({
  status,
  headers: { "access-control-allow-origin": "*" },
  body: "{}",
});
const main = (page: Page) => page.getByRole("main");

test("what cannot be had says so on each page of one's own; Retry brings it, and what is empty has one action", async ({
  page,
  user,
  signIn,
}) => {
  expectConsoleError("Failed to load resource");
  await signIn(user);
  await page.emulateMedia({ colorScheme: "dark" });
  const pages = [
    ["/my-words", "**/api/user-words?**", "Unable to load your words right now...", "No words yet"],
    [
      "/my-words?review",
      "**/api/user-words/reviews*",
      "Unable to load your review right now...",
      "Nothing to review",
    ],
    [
      "/my-lookups",
      "**/api/user/word-lookups?**",
      "Unable to load your look-ups right now...",
      "No look-ups yet",
    ],
    [
      "/my-articles",
      "**/api/user/read-articles?**",
      "Unable to load your articles right now...",
      "No articles yet",
    ],
    ["/profile-stats", "**/api/user/statistics", "Unable to load statistics right now...", "No figures yet"],
    ["/profile-stats", "**/api/user/streak", "Unable to load streak data right now...", "0 days"],
  ] as const;
  for (const [path, call, message, empty] of pages) {
    await page.route(call, (route) => route.fulfill(failed(400)));
    await page.goto(path);
    const alert = main(page).getByRole("alert").filter({ hasText: message });
    await expect(alert).toBeVisible();
    if (call.endsWith("statistics"))
      await expect(page.getByRole("region", { name: "Streak" })).toContainText("0 days");
    await expectAccessible(page, "contrast");
    await page.unroute(call);
    await alert.getByRole("button", { name: "Retry" }).press("Enter");
    const title = main(page).getByRole("heading", { name: empty });
    await expect(title).toBeVisible();
    await expect(alert).toHaveCount(0);
    if (empty === "0 days") continue;
    const state = title.locator("..");
    await expect(state.getByRole("button").or(state.getByRole("link"))).toHaveCount(1);
    await expectAccessible(page, "contrast");
  }
});

// What axe says of these pages in light stands in account-words and account-pages, at both widths.
test("words, look-ups, articles and figures have contrast in dark too, and a card has no fault in either theme", async ({
  page,
  account,
}) => {
  const { rewrite_id, word_count } = await account.someText();
  const look = { word: "hav", translation: "sea", source_lang: "sv", target_lang: "en" };
  await account.record({ activity_type: "word_lookup", rewrite_id, activity_data: look });
  const read = { words_read: word_count, seconds: 120 };
  await account.record({ activity_type: "article_read", rewrite_id, activity_data: read });
  await account.record({ activity_type: "article_finished", rewrite_id });
  await account.save(WORDS);
  await account.open("/my-words?review");
  await expect(page.getByRole("article", { name: "Word" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: /^Easy/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.goto("/my-words");
  await page.getByRole("checkbox", { name: "Select hund" }).check();
  await expect(page.getByRole("button", { name: "Set status" })).toBeVisible();
  await expectAccessible(page, "contrast");

  await page.goto("/my-lookups");
  await expect(page.getByRole("row", { name: /hav/ })).toBeVisible();
  await expectAccessible(page, "contrast");

  await page.goto("/my-articles");
  await expect(page.getByRole("article")).toBeVisible();
  await expectAccessible(page, "contrast");

  await page.goto("/profile-stats?language=svenska");
  await expect(page.getByRole("region", { name: "Streak" })).toContainText("1 day");
  await expect(page.getByRole("region", { name: "svenska: by level" })).toBeVisible();
  await expectAccessible(page, "contrast");
});

test("preferences, my data and the preview of an import have no fault that axe knows, light and dark", async ({
  page,
  account,
}) => {
  await account.open("/my-words");
  const preferences = await openPreferences(page);
  await preferences.getByText("Levels in other languages").press("Enter");
  await preferences.getByRole("button", { name: "Delete my account" }).press("Enter");
  await preferences.getByLabel(/To confirm/).fill("someone@else.example");
  await preferences.getByRole("button", { name: "Delete everything" }).press("Enter");
  await expect(preferences.getByRole("alert")).toContainText("not the address of your account");
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press("Escape");
  await expect(preferences).toBeHidden();

  await page.getByRole("button", { name: "Export and import" }).press("Enter");
  await page.getByRole("menuitem", { name: "Import a CSV file" }).press("Enter");
  const csv = "word,translation,language,translation_language\nkatt,cat,sv,en\nhund,,sv,en\n";
  await page
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: "words.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(page.getByRole("button", { name: "Import 1 word and leave out 1 line" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("long lists are read page by page, and a search tells when it found more than it counts", async ({
  page,
  account,
}) => {
  const words = Array.from({ length: 101 }, (_, i) => ({
    source_word: `ord ${i + 1}`,
    translated_word: `word ${i + 1}`,
    source_lang: "sv",
    target_lang: "en",
  }));
  await account.send("POST", "/api/user-words/import", { words });
  const { rewrite_id } = await account.someText();
  for (let i = 1; i <= 21; i++) {
    const met = i === 1 ? { language: "Deutsch" } : { rewrite_id };
    const source_lang = i === 1 ? "de" : "sv";
    const look = { word: `slag ${i}`, translation: "kind", source_lang, target_lang: "en" };
    await account.record({ activity_type: "word_lookup", ...met, activity_data: look });
  }
  const feeds = [];
  for (const level of ["A2", "B1"])
    feeds.push(...(await account.get(`/api/newsfeed?language=svenska&level=${level}`)).articles);
  for (const { rewrite_id: opened } of feeds.slice(0, 21))
    await account.record({ activity_type: "article_opened", rewrite_id: opened });
  await account.open("/my-words");
  const rows = main(page).locator("tbody").getByRole("row");
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(rows).toHaveCount(50);
  await expect(main(page)).toContainText("101 words saved.");
  await pages.getByRole("button", { name: "Next" }).press("Enter");
  await expect(page).toHaveURL("/my-words?page=2");
  await expect(pages).toContainText("Page 2");
  await pages.getByRole("button", { name: "Next" }).press("Enter");
  await expect(rows).toHaveCount(1);
  await expect(pages.getByRole("button", { name: "Next" })).toBeDisabled();
  await page.getByRole("searchbox", { name: "Search" }).fill("ord");
  await expect(main(page)).toContainText("100 words or more found.");
  await page.getByRole("searchbox", { name: "Search" }).fill("ord 10");
  await expect(main(page)).toContainText("3 words found.");

  await page.goto("/my-lookups");
  await expect(rows).toHaveCount(20);
  await pages.getByRole("button", { name: "Next" }).press("Enter");
  await expect(rows).toHaveCount(1);
  await page.getByLabel("Language", { exact: true }).selectOption("svenska");
  await expect(rows).toHaveCount(20);
  await expect(pages).toHaveCount(0);

  await page.goto("/my-articles");
  const cards = main(page).getByRole("article");
  await expect(cards).toHaveCount(20);
  const last = feeds[0].title;
  await expect(cards.filter({ hasText: last })).toHaveCount(0);
  await pages.getByRole("button", { name: "Next" }).press("Enter");
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(last);
});

test("preferences that cannot be loaded or changed say so, and nothing that was chosen before is lost", async ({
  page,
  account,
}) => {
  expectConsoleError("Failed to load resource");
  const address = "**/api/user/preferences";
  const chosen = { target_language: "Deutsch", source_language: "Polski", time_zone: "Asia/Tokyo" };
  await account.send("PUT", "/api/user/preferences", chosen);
  const failing = (method: string) =>
    page.route(address, (route) =>
      route.request().method() === method ? route.fulfill(failed(500)) : route.fallback(),
    );
  await failing("GET");
  const told = expect(page.getByRole("status").getByText("Failed to load user preferences")).toBeVisible();
  await Promise.all([told, account.open("/my-words")]);
  // A change all the same: it goes alone, since what else is shown is a guess.
  await page.getByRole("button", { name: /language and level$/ }).click();
  const picker = page.getByRole("dialog", { name: "What do you want to read?" });
  await picker.getByRole("radio", { name: "Español" }).check({ force: true });
  await picker.getByRole("button", { name: "Read this" }).click();
  await expect(page.getByRole("button", { name: /Español/ })).toBeVisible();
  const stored = () => account.get("/api/user/preferences");
  await expect.poll(stored).toMatchObject({ ...chosen, target_language: "Español" });

  await page.reload();
  const dialog = await openPreferences(page);
  const alert = dialog.getByRole("alert");
  await expect(alert).toContainText("Failed to load user preferences");
  await page.unroute(address);
  await alert.getByRole("button", { name: "Retry" }).press("Enter");
  await expect(dialog.getByLabel("Time zone")).toHaveValue("Asia/Tokyo");

  await failing("PUT");
  await dialog.getByLabel("Time zone").selectOption("Europe/Paris");
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Failed to update preferences");
  await page.unroute(address);
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect
    .poll(stored)
    .toMatchObject({ ...chosen, target_language: "Español", time_zone: "Europe/Paris" });
});

test("what a visitor chooses shows at once, and is theirs when they sign in", async ({ page, account }) => {
  await page.goto("/books/the-metamorphosis");
  await page.getByRole("button", { name: /language and level$/ }).click();
  const picker = page.getByRole("dialog", { name: "What do you want to read?" });
  await picker.getByRole("radio", { name: "Deutsch" }).check({ force: true });
  await picker.getByRole("radio", { name: "B1" }).check({ force: true });
  await picker.getByRole("button", { name: "Read this" }).click();
  const texts = page.getByRole("region", { name: "Texts of this book" });
  await expect(texts.getByLabel("Language")).toHaveValue("de");
  const local = () => page.evaluate(() => localStorage.getItem("lagom.preferences.local"));
  expect(await local()).toContain("Deutsch");

  await account.open("/books/the-metamorphosis");
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  await expect
    .poll(() => account.get("/api/user/preferences"))
    .toMatchObject({ stored: true, target_language: "Deutsch", preferred_levels: { Deutsch: "B1" } });
  await expect.poll(local).toBeNull();
  await expect(texts.getByLabel("Language")).toHaveValue("de");
});
