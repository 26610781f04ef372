import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectConsoleError, test } from "./fixtures.ts";
import { passageOf } from "./passage.ts";

const FAILED = { status: 500, headers: { "access-control-allow-origin": "*" }, body: "{}" };
const main = (page: Page) => page.getByRole("main");

test("when a level of a book cannot be loaded, the page says so and keeps the open text, and Retry loads it", async ({
  page,
  user,
  signIn,
}) => {
  expectConsoleError("Failed to load resource");
  await signIn(user);
  const summary = "**/api/books/*/summary?**";
  const alert = main(page)
    .getByRole("alert")
    .filter({ hasText: "Unable to load article content right now..." });
  const retry = alert.getByRole("button", { name: "Retry" });
  await page.goto("/books/the-metamorphosis");
  await expect(passageOf(page)).toBeVisible();
  const atA2 = (await passageOf(page).textContent()) ?? "";
  await page.route(summary, (route) => route.fulfill(FAILED));
  for (const [level, failures] of [
    ["B1", 1],
    ["A2", 0],
    ["C1", 1],
  ] as const) {
    await page.getByRole("radio", { name: level }).check({ force: true });
    await expect(alert).toHaveCount(failures);
    await expect(passageOf(page)).toHaveText(atA2);
  }
  await expectAccessible(page);
  await page.unroute(summary);
  await retry.click();
  await expect(passageOf(page)).not.toHaveText(atA2);
  await expect(alert).toHaveCount(0);
  await expect(passageOf(page)).toBeVisible();
});
