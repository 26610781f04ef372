import type { Page, Route } from "@playwright/test";
import { expect, expectConsoleError, test } from "./fixtures.ts";
import { choose, passageOf } from "./passage.ts";

const TRANSLATION = "Translation service is temporarily unavailable. Please try again in a few seconds.";
const TEXT = "Unable to load article right now. Please try again in a few seconds.";
const ORIGIN = { "access-control-allow-origin": "*" };

/** A phrase, which the text cannot answer itself. */
async function lookUpPhrase(page: Page): Promise<void> {
  await passageOf(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
}

test("a server that does not answer leads to a timeout, for a text and for a lookup", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await choose(page, product, user, "svenska");
  await signIn(user);
  await page.clock.install();
  await page.route(/api.(article_rewrite|translate)/, () => {});
  await page.goto("/reader");
  // The document itself requests the text; the page, which gives up, takes over later.
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(page.getByText(TEXT)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.unroute(/api.(article_rewrite|translate)/);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(passageOf(page)).toBeVisible();

  await page.route("**/api/translate", () => {});
  await lookUpPhrase(page);
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("status", { name: "Looking it up" })).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(sheet.getByRole("alert")).toContainText(TRANSLATION);
});

test("when the session ends in the middle of a text, the lookup says so, and nothing is lost", async ({
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
  const ended = (route: Route) =>
    route.fulfill({
      status: 401,
      headers: ORIGIN,
      json: { error: { code: "unauthorized", message: "Sign in", request_id: "r" } },
    });
  const calls = /api.(translate|user.activities|user-words)/;
  await page.route(calls, (route) =>
    route.request().method() === "OPTIONS" ? route.continue() : ended(route),
  );
  await lookUpPhrase(page);
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("alert")).toContainText(TRANSLATION);
  await page.keyboard.press("ArrowRight");
  await expect(sheet.getByRole("alert")).toHaveCount(0);
  const word = (await sheet.getByRole("heading").textContent()) ?? "";
  // A lookup is nothing that the reader would call a change: it waits without a word.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain("lagom.outbox.");
  await expect(passageOf(page)).toContainText(word);

  await page.unroute(calls);
  await page.reload();
  const lookups = async () => {
    const reply = await page.request.get(`${product.api}/api/user/word-lookups?page=1&limit=20`, {
      headers: { authorization: `Bearer ${user.token}` },
    });
    return JSON.stringify(await reply.json());
  };
  await expect.poll(lookups).toContain(`"word":"${word}"`);
});
