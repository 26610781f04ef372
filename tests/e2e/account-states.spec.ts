import { test } from "./account.ts";
import { expect } from "./fixtures.ts";

test("a visitor's choice shows at once, and is kept when they sign in", async ({ page, account }) => {
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
