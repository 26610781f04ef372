import { test } from "./account.ts";
import { expect, expectConsoleError } from "./fixtures.ts";

const failed = (status: number) => ({
  status,
  headers: { "access-control-allow-origin": "*" },
  body: "{}",
});

test("when preferences cannot be loaded, the page says so, and a change overwrites nothing chosen before", async ({
  page,
  account,
}) => {
  expectConsoleError("Failed to load resource");
  const chosen = { target_language: "Deutsch", source_language: "Polski", time_zone: "Asia/Tokyo" };
  await account.send("PUT", "/api/user/preferences", chosen);
  await page.route("**/api/user/preferences", (route) =>
    route.request().method() === "GET" ? route.fulfill(failed(500)) : route.fallback(),
  );
  const told = expect(page.getByRole("status").getByText("Failed to load user preferences")).toBeVisible();
  await Promise.all([told, account.open("/my-words")]);
  // A change is sent alone, since everything else shown is a guess.
  await page.getByRole("button", { name: /language and level$/ }).click();
  const picker = page.getByRole("dialog", { name: "What do you want to read?" });
  await picker.getByRole("radio", { name: "Español" }).check({ force: true });
  await picker.getByRole("button", { name: "Read this" }).click();
  await expect(page.getByRole("button", { name: /Español/ })).toBeVisible();
  const stored = () => account.get("/api/user/preferences");
  await expect.poll(stored).toMatchObject({ ...chosen, target_language: "Español" });
});

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
