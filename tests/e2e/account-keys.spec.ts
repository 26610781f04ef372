import { test } from "./account.ts";
import { expect } from "./fixtures.ts";
import { tabTo } from "./keys.ts";
import { passageOf } from "./passage.ts";

test("lookups, articles, statistics and preferences can be used with the keyboard alone", async ({
  page,
  account,
}) => {
  const text = await account.someText();
  const { rewrite_id } = text;
  const look = { word: "hav", translation: "sea", source_lang: "sv", target_lang: "en" };
  await account.record({ activity_type: "word_lookup", rewrite_id, activity_data: look });
  await account.record({ activity_type: "article_finished", rewrite_id });
  for (const address of ["/my-lookups", "/my-articles"]) {
    await account.open(address);
    await tabTo(page, page.getByRole("link", { name: text.title }));
    await page.keyboard.press("Enter");
    await expect(passageOf(page)).toBeVisible();
  }
  await page.goto("/profile-stats");
  await tabTo(page, page.getByText("Show as a table").nth(1));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table", { name: /each of the last 26 weeks/ })).toBeVisible();

  const menu = page.getByRole("button", { name: "Account menu" });
  await tabTo(page, menu);
  await page.keyboard.press("Enter");
  const item = page.getByRole("menuitem", { name: "Preferences" });
  await expect(item).toBeVisible();
  await page.keyboard.press("p");
  await expect(item).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Preferences" });
  await tabTo(page, dialog.getByLabel("I am learning"));
  await page.keyboard.type("Deu");
  await expect(dialog.getByLabel("I am learning")).toHaveValue("Deutsch");
  await tabTo(page, dialog.getByRole("button", { name: "Save" }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(page.getByRole("button", { name: /Deutsch/ })).toBeVisible();
});
