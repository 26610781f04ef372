import type { Page } from "@playwright/test";
import { expect, onPhone, test } from "./fixtures.ts";

/** Checks that the page is no wider than the window, on a phone and on a wide screen. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  await onPhone(page, async () => expect(await fits()).toBe(true));
  expect(await fits()).toBe(true);
}

const NAMES = ["A", "n".repeat(200), "📚🚀", "كتب الصيف", '<b>fet</b> & "citat"'];

test("a list can have any name of 1 to 200 characters, in any script, and shows it unchanged", {
  tag: "@both-widths",
}, async ({ page, user, signIn }) => {
  await signIn(user);
  await page.goto("/books");
  const lists = page.getByRole("region", { name: "My lists" });
  await page.getByRole("button", { name: "Make a list" }).click();
  const dialog = page.getByRole("dialog", { name: "New list" });
  for (const [at, name] of NAMES.entries()) {
    if (at > 0) await lists.getByRole("button", { name: "New list" }).click();
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByLabel("Name").press("Enter");
    await expect(lists.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await page.reload();
  await expect(lists.getByRole("heading", { level: 3 })).toHaveText(NAMES.toReversed());
  await expectNoSidewaysScroll(page);
  await lists.getByRole("link", { name: NAMES[1] ?? "", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(NAMES[1] ?? "");
  await expectNoSidewaysScroll(page);
});
