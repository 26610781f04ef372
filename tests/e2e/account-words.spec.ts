import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { headers, saveWords } from "./account.ts";
import { expect, expectAccessible, expectConsoleError, test } from "./fixtures.ts";

const WORDS = [
  { source_word: "vatten", translated_word: "water", context: { sentence: "Vatten är blått." } },
  { source_word: "hund", translated_word: "dog", status: "learning" },
  { source_word: "Haus", translated_word: "house", source_lang: "de", status: "known" },
];

const names = (page: Page) => page.getByRole("checkbox", { name: /^Select (?!all)/ });
const listed = async (page: Page) =>
  (await names(page).all()).length === 0
    ? []
    : names(page).evaluateAll((boxes) => boxes.map((box) => box.getAttribute("aria-label")?.slice(7)));

test("words are searched, filtered and sorted, and the address keeps it", async ({
  page,
  user,
  signIn,
  product,
  request,
}) => {
  await saveWords(request, product, user, WORDS);
  await signIn(user);
  await page.goto("/my-words");
  await expect.poll(() => listed(page)).toEqual(["Haus", "hund", "vatten"]);
  await expectAccessible(page);
  await page.getByLabel("Order").selectOption("Alphabetical");
  await expect.poll(() => listed(page)).toEqual(["Haus", "hund", "vatten"]);
  await page.getByLabel("Order").selectOption("Oldest first");
  await expect.poll(() => listed(page)).toEqual(["vatten", "hund", "Haus"]);
  await page.getByLabel("Status", { exact: true }).selectOption("Learning");
  await expect.poll(() => listed(page)).toEqual(["hund"]);
  await page.getByLabel("Status", { exact: true }).selectOption("All statuses");
  await page.getByLabel("Language", { exact: true }).selectOption("Deutsch");
  await expect.poll(() => listed(page)).toEqual(["Haus"]);
  await page.getByLabel("Language", { exact: true }).selectOption("All languages");
  await page.getByRole("searchbox", { name: "Search" }).fill("wat");
  await expect.poll(() => listed(page)).toEqual(["vatten"]);
  await expect(page).toHaveURL(/q=wat/);
  await page.reload();
  await expect.poll(() => listed(page)).toEqual(["vatten"]);
  await page.getByRole("searchbox", { name: "Search" }).fill("nothing like this");
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect(names(page)).toHaveCount(3);
});

test("a translation is corrected, and the correction undone", async ({
  page,
  user,
  signIn,
  product,
  request,
}) => {
  await saveWords(request, product, user, WORDS.slice(0, 1));
  await signIn(user);
  await page.goto("/my-words");
  await page.getByRole("button", { name: "Edit the translation of vatten" }).click();
  const field = page.getByRole("textbox", { name: "Translation of vatten" });
  await expect(field).toBeFocused();
  await field.fill("the water");
  await field.press("Enter");
  await expect(page.getByRole("cell", { name: "the water" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("cell", { name: "the water" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("row", { name: /vatten/ })).toContainText("water");
  await page.getByRole("button", { name: "Edit the translation of vatten" }).press("Enter");
  await field.press("Escape");
  await expect(page.getByRole("button", { name: "Edit the translation of vatten" })).toBeFocused();
});

test("many words take a status or are deleted, and undo brings all back as they were", async ({
  page,
  user,
  signIn,
  product,
  request,
}) => {
  await saveWords(request, product, user, WORDS);
  await signIn(user);
  await page.goto("/my-words");
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Set status" }).click();
  await page.getByRole("menuitem", { name: "Ignored" }).click();
  await expect(page.getByLabel("Status of hund")).toHaveValue("ignored");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Status of hund")).toHaveValue("learning");
  await expect(page.getByLabel("Status of Haus")).toHaveValue("known");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No words yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(() => listed(page)).toEqual(["Haus", "hund", "vatten"]);
  await page.reload();
  await expect.poll(() => listed(page)).toEqual(["Haus", "hund", "vatten"]);
  await expect(page.getByLabel("Status of hund")).toHaveValue("learning");
  const statistics = await request.get(`${product.api}/api/user/statistics/sv`, { headers: headers(user) });
  expect(await statistics.json()).toMatchObject({ words_saved: 2 });
});

test("an exported file is imported without changing anything, and bad lines are listed by number", async ({
  page,
  user,
  signIn,
  product,
  request,
}) => {
  await saveWords(request, product, user, WORDS);
  await signIn(user);
  await page.goto("/my-words");
  const exported = async (item: string) => {
    await page.getByRole("button", { name: "Export and import" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: item }).click();
    return readFile(await (await download).path(), "utf8");
  };
  const csv = await exported("Export as CSV");
  expect(csv).toContain("vatten,water,sv,en,new,,Vatten är blått.");
  const anki = await exported("Export for Anki");
  expect(anki).toContain("#guid column:1");
  expect(anki).toContain("lagom:sv:en:vatten\tvatten<br><br><i>Vatten är blått.</i>\twater\tlagom sv new");

  const open = async (name: string, text: string) => {
    await page.getByRole("button", { name: "Export and import" }).click();
    await page.getByRole("menuitem", { name: "Import a CSV file" }).click();
    await page
      .getByLabel("File", { exact: true })
      .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  };
  const dialog = page.getByRole("dialog", { name: "Import words" });
  await open("same.csv", csv);
  await expect(dialog).toContainText("0 new, 0 changed, 3 already the same, 0 that cannot be read.");
  await expect(dialog.getByRole("button", { name: /^Import / })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close" }).click();

  const bad = [
    "word,translation,language,translation_language,status",
    "katt,cat,svenska,english,learning",
    "hund,,sv,en,",
    "Hund,hound,sv,en,learning",
    "x,y,tlh,en,",
  ].join("\n");
  await open("mixed.csv", bad);
  await expect(dialog).toContainText("1 new, 1 changed, 0 already the same, 2 that cannot be read.");
  await expect(dialog.getByRole("listitem")).toHaveText([
    "Line 3: translation is empty.",
    "Line 5: “tlh” is none of the 16 languages.",
  ]);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Import 2 words and leave out 2 lines" }).click();
  await expect(page.getByText("2 words imported")).toBeVisible();
  await expect.poll(() => listed(page)).toEqual(["katt", "Haus", "hund", "vatten"]);
  await expect(page.getByRole("row", { name: /hund/ })).toContainText("hound");
});

test("a review goes by keys: the word in its sentence, the answer, a rating, undo, and practice at the end", async ({
  page,
  user,
  signIn,
  product,
  request,
}) => {
  await saveWords(request, product, user, WORDS.slice(0, 2));
  await signIn(user);
  await page.goto("/my-words");
  await page.getByRole("link", { name: "Review 2" }).click();
  const card = page.getByRole("article", { name: "Word" });
  await expect(card).toContainText("hund");
  await expect(card).toBeFocused();
  await page.keyboard.press("Space");
  await expect(card).toContainText("dog");
  await expectAccessible(page);
  await page.keyboard.press("4");
  await expect(card).toContainText("Vatten är blått.");
  await expect(card).not.toContainText("water");
  await page.keyboard.press("z");
  await expect(card).toContainText("dog");
  await page.keyboard.press("4");
  await expect(card).toContainText("vatten");
  await page.keyboard.press("Enter");
  await page.keyboard.press("1");
  // A word that was forgotten comes again in the same review.
  await expect(page.getByText("Last card")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("4");
  await expect(page.getByRole("heading", { name: "All reviewed" })).toBeVisible();
  await expectAccessible(page);
  const reviews = async () =>
    (
      await request.get(`${product.web}/api/user-words/reviews?practice=true`, { headers: headers(user) })
    ).json();
  const reps = async () =>
    (await reviews()).cards.map((one: { schedule: { reps: number } }) => one.schedule.reps).sort();
  await expect.poll(reps).toEqual([1, 2]);
  const { cards: before, reviewed_today } = await reviews();
  expect(reviewed_today).toBe(2);

  await page.getByRole("button", { name: "Practise" }).click();
  await expect(page.getByRole("heading", { name: "Practice" })).toBeVisible();
  for (const left of ["2 cards left", "Last card"]) {
    await expect(page.getByText(left)).toBeVisible();
    await expect(card).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("3");
  }
  await expect(page.getByRole("heading", { name: "All reviewed" })).toBeVisible();
  expect((await reviews()).cards).toEqual(before);
});

test("a review ends at the day's limit, and goes on when the reader wants more", async ({
  page,
  user,
  signIn,
  product,
  request,
}) => {
  const six = Array.from({ length: 6 }, (_, i) => ({
    source_word: `ord ${i}`,
    translated_word: `word ${i}`,
  }));
  await saveWords(request, product, user, six);
  const chosen = { headers: headers(user), data: { daily_reviews: 5 } };
  expect((await request.put(`${product.api}/api/user/preferences`, chosen)).status()).toBe(200);
  await signIn(user);
  await page.goto("/my-words?review");
  const card = page.getByRole("article", { name: "Word" });
  for (const newest of [5, 4, 3, 2, 1]) {
    await expect(card).toContainText(`ord ${newest}`);
    await expect(card).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("4");
  }
  await expect(page.getByRole("heading", { name: "Enough for today" })).toBeVisible();
  await page.getByRole("button", { name: "Review more" }).click();
  await expect(card).toContainText("ord 0");
});

test("a word that is known leaves the review by the reader's own act, and undo brings it back", async ({
  page,
  user,
  signIn,
  product,
  request,
}) => {
  await saveWords(request, product, user, WORDS.slice(0, 1));
  await signIn(user);
  await page.goto("/my-words?review");
  await expect(page.getByRole("article", { name: "Word" })).toContainText("vatten");
  await page.keyboard.press("k");
  await expect(page.getByRole("heading", { name: "Nothing to review" })).toBeVisible();
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("article", { name: "Word" })).toContainText("vatten");
  await page.goto("/my-words");
  await expect(page.getByLabel("Status of vatten")).toHaveValue("new");
});

test("answers given without a network are kept over a reload, and sent once when it returns", async ({
  page,
  context,
  user,
  signIn,
  product,
  request,
}) => {
  expectConsoleError("net::ERR_INTERNET_DISCONNECTED");
  await saveWords(request, product, user, WORDS.slice(0, 2));
  await signIn(user);
  await page.goto("/my-words?review");
  const card = page.getByRole("article", { name: "Word" });
  await expect(card).toContainText("hund");
  await context.setOffline(true);
  for (const next of ["Vatten är blått.", "water"]) {
    await page.keyboard.press("Space");
    if (next !== "water") await page.keyboard.press("4");
    await expect(card).toContainText(next);
  }
  await context.setOffline(false);
  await page.reload();
  await expect(card).toContainText("vatten");
  await expect(card).not.toContainText("hund");
  const reviews = await request.get(`${product.web}/api/user-words/reviews`, { headers: headers(user) });
  expect(await reviews.json()).toMatchObject({ reviewed_today: 1, waiting: 1 });
});
