import { lateSentence, openPreferences, test } from "./account.ts";
import { expect, onPhone } from "./fixtures.ts";
import { tabTo } from "./keys.ts";
import { passageOf } from "./passage.ts";

test("a lookup links back to its exact sentence, at the level it was read at", async ({ page, account }) => {
  const text = await account.someText("B1");
  const sentence = lateSentence(text);
  await account.record({
    activity_type: "word_lookup",
    rewrite_id: text.rewrite_id,
    activity_data: { word: "hav", translation: "sea", source_lang: "sv", target_lang: "en", sentence },
  });
  await account.open("/my-lookups");
  await expect(page.getByRole("row", { name: /hav/ })).toContainText("sea");
  await page.getByRole("link", { name: text.title }).click();
  await expect(page.getByRole("radio", { name: "B1" })).toBeChecked();
  const met = passageOf(page).locator("[data-met]");
  await expect(met).toHaveText(sentence);
  await expect(met).toBeInViewport();
  await onPhone(page, async () => {
    await page.reload();
    await expect(met).toBeInViewport();
  });
});

test("a change of language in the preferences, by keyboard too, shows at once in an open book and an open article", async ({
  page,
  account,
}) => {
  await account.send("PUT", "/api/user/preferences", {
    target_language: "svenska",
    source_language: "english",
    preferred_levels: { svenska: "A2" },
  });
  const opened = await account.someText();
  await account.record({ activity_type: "article_opened", rewrite_id: opened.rewrite_id });
  await account.open("/books/the-metamorphosis");
  await expect(passageOf(page)).toHaveAttribute("lang", "sv");
  await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
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
  await dialog.getByRole("radio", { name: "B1" }).check({ force: true });
  await tabTo(page, dialog.getByRole("button", { name: "Save" }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(passageOf(page)).toHaveAttribute("lang", "de");
  await expect(page.getByRole("region", { name: "Texts of this book" }).getByLabel("Language")).toHaveValue(
    "de",
  );
  await expect(page.getByRole("button", { name: /Deutsch B1/ })).toBeVisible();

  await menu.click();
  await page.getByRole("menuitem", { name: "My articles" }).click();
  await page.getByRole("link", { name: opened.title }).click();
  await expect(passageOf(page)).toHaveAttribute("lang", "sv");
  await openPreferences(page);
  await dialog.getByLabel("I am learning").selectOption({ value: "Español" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(passageOf(page)).toHaveAttribute("lang", "es");
  await expect(page.locator("html[data-same-page]")).toBeAttached();
});
