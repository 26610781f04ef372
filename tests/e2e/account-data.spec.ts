import { readFile } from "node:fs/promises";
import { listed, openPreferences, test, WORDS } from "./account.ts";
import { expect } from "./fixtures.ts";

test("importing an exported file changes nothing, and bad lines are listed by number", async ({
  page,
  account,
}) => {
  await account.save(WORDS);
  await account.open("/my-words");
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
  await dialog.getByRole("button", { name: "Import 2 words and leave out 2 lines" }).click();
  await expect(page.getByText("2 words imported")).toBeVisible();
  await expect.poll(() => listed(page)).toEqual(["katt", "Haus", "hund", "vatten"]);
  await expect(page.getByRole("row", { name: /hund/ })).toContainText("hound");
});

test("all personal data can be downloaded, including words and review answers; the preferences dialog saves every choice, and the theme changes at once", async ({
  page,
  account,
}) => {
  const word = { source_word: "hund", translated_word: "dog", source_lang: "sv", target_lang: "en" };
  const { id } = await account.send("POST", "/api/user-words", word);
  await account.send("PUT", `/api/user-words/${id}/reviews/answer-0001`, { rating: "good" });
  await account.open("/my-words");
  const dialog = await openPreferences(page);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download my data" }).click();
  const data = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(data).toMatchObject({
    saved_words: [{ source_word: "hund", due_at: expect.any(String) }],
    reviews: [{ id: "answer-0001", rating: "good", word_id: id }],
  });

  await dialog.getByText("Levels in other languages").press("Enter");
  await dialog.getByLabel("Deutsch", { exact: true }).selectOption("C1");
  await dialog.getByLabel("Time zone").selectOption("Pacific/Chatham");
  await dialog.getByLabel("Review", { exact: true }).selectOption("At most 20 words a day");
  await dialog.getByLabel("Goal of a day").selectOption("Read for 10 minutes");
  await dialog.getByLabel("My own language").selectOption("Polski");
  await dialog.getByRole("button", { name: "Science" }).click();
  await dialog.getByRole("radio", { name: "Dark" }).check({ force: true });
  await dialog.getByRole("button", { name: "Larger text" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await account.get("/api/user/preferences")).toMatchObject({
    preferred_levels: { Deutsch: "C1" },
    source_language: "Polski",
    preferred_categories: ["world", "business", "technology", "science"],
    theme: "dark",
    text_size: 1,
    time_zone: "Pacific/Chatham",
    daily_reviews: 20,
    daily_goal: "minutes_10",
  });
});
