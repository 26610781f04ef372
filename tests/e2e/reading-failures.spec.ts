import type { Page, Route } from "@playwright/test";
import { expect, expectConsoleError, test } from "./fixtures.ts";
import { choose, passageOf } from "./passage.ts";

const TRANSLATION = "Translation service is temporarily unavailable. Please try again in a few seconds.";
const TEXT = "Unable to load article right now. Please try again in a few seconds.";
const ORIGIN = { "access-control-allow-origin": "*" };

const FAILURES: [name: string, fail: (route: Route) => Promise<void>][] = [
  ["answers 500", (route) => route.fulfill({ status: 500, headers: ORIGIN, body: "{}" })],
  [
    "answers broken JSON",
    (route) => route.fulfill({ status: 200, headers: ORIGIN, body: '{"translated_word":' }),
  ],
  ["cannot be reached", (route) => route.abort("internetdisconnected")],
];

/** A phrase, which the text itself cannot answer. */
async function lookUpPhrase(page: Page): Promise<void> {
  await passageOf(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
}

for (const [name, fail] of FAILURES) {
  test(`a look-up says so when the server ${name}, and Retry asks again`, async ({
    page,
    user,
    signIn,
    product,
  }) => {
    expectConsoleError("Failed to load resource");
    await choose(page, product, user, "svenska");
    await signIn(user);
    await page.goto("/reader");
    await expect(passageOf(page)).toBeVisible();
    await page.route("**/api/translate", fail);
    await lookUpPhrase(page);
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("alert")).toContainText(TRANSLATION);
    await expect(sheet.getByRole("button", { name: "Save word" })).toBeDisabled();
    await page.unroute("**/api/translate");
    await sheet.getByRole("button", { name: "Retry" }).click();
    await expect(sheet.getByRole("alert")).toHaveCount(0);
  });

  test(`a text says so when the server ${name}, and Retry brings it`, async ({
    page,
    user,
    signIn,
    product,
  }) => {
    expectConsoleError("Failed to load resource");
    await choose(page, product, user, "svenska");
    await signIn(user);
    await page.route("**/api/article_rewrite**", fail);
    await page.goto("/reader");
    await expect(page.getByText(TEXT)).toBeVisible({ timeout: 30_000 });
    await expect(passageOf(page)).toHaveCount(0);
    await page.unroute("**/api/article_rewrite**");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(passageOf(page)).toBeVisible();
  });
}
