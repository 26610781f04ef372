import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectConsoleError, test } from "./fixtures.ts";
import { passageOf } from "./passage.ts";

const FAILED = { status: 500, headers: { "access-control-allow-origin": "*" }, body: "{}" };
const main = (page: Page) => page.getByRole("main");

test("when a book or a level of it cannot be loaded, the page says so, and Retry loads it", async ({
  page,
  user,
  signIn,
}) => {
  expectConsoleError("Failed to load resource");
  await signIn(user);
  const book = "**/api/books/slug/*";
  await page.route(book, (route) => route.fulfill(FAILED));
  await page.goto("/books/emma");
  const noBook = main(page).getByRole("alert").filter({ hasText: "Unable to load this book right now..." });
  await expect(noBook).toBeVisible();
  await page.unroute(book);
  await noBook.getByRole("button", { name: "Retry" }).click();
  await expect(main(page).getByRole("heading", { name: "Emma" }).first()).toBeVisible();
  await expect(noBook).toHaveCount(0);

  const summary = "**/api/books/*/summary?**";
  const alert = main(page)
    .getByRole("alert")
    .filter({ hasText: "Unable to load article content right now..." });
  const retry = alert.getByRole("button", { name: "Retry" });
  await page.route(summary, (route) => route.fulfill(FAILED));
  await page.goto("/books/the-metamorphosis");
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await page.unroute(summary);
  await retry.click();
  await expect(passageOf(page)).toBeVisible();

  // A level that cannot be loaded leaves the open text, with a message beside it.
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
