import type { Page } from "@playwright/test";
import { booksOf } from "./books.ts";
import { expect, expectConsoleError, onPhone, test } from "./fixtures.ts";

/** Checks that the page is no wider than the window, on a phone and on a wide screen. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  await onPhone(page, async () => expect(await fits()).toBe(true));
  expect(await fits()).toBe(true);
}

const NAMES = ["A", "n".repeat(200), "📚🚀", "كتب الصيف", '<b>fet</b> & "citat"'];

test("a list can have any name of 1 to 200 characters, in any script, and shows it unchanged", async ({
  page,
  user,
  signIn,
}) => {
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

test("an empty, overlong or duplicate name is refused with a message, and nothing is lost", async ({
  page,
  user,
  signIn,
  product,
}) => {
  expectConsoleError("409 (Conflict)");
  await signIn(user);
  const books = booksOf(page, product);
  for (const name of ["Gammal", "Två", "Tre", "Fyra", "Fem", "Sex", "Sju"])
    await books.makeList(user, name, []);
  await page.goto("/books");
  const lists = page.getByRole("region", { name: "My lists" });
  await lists.getByRole("button", { name: "New list" }).click();
  const dialog = page.getByRole("dialog", { name: "New list" });
  const refusals = [
    ["", "Give the list a name."],
    [" \u00A0\u200B ", "Give the list a name."],
    ["n".repeat(201), "A name has 200 characters at most."],
    ["sJU", "You have a list of this name already."],
  ] as const;
  for (const [name, words] of refusals) {
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByLabel("Name").press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText(words);
    await expect(dialog.getByLabel("Name")).toHaveValue(name);
  }
  // Only the server knows this one: the page shows six lists.
  await dialog.getByLabel("Name").fill("Gammal");
  await dialog.getByLabel("Name").press("Enter");
  const refused = "The list could not be made. You have a list of this name already.";
  await expect(page.getByText(refused)).toBeVisible();
  await expect(lists.getByRole("heading", { level: 3 })).toHaveText([
    "Sju",
    "Sex",
    "Fem",
    "Fyra",
    "Tre",
    "Två",
  ]);
  await lists.getByRole("button", { name: "Show more lists" }).click();
  await expect(lists.getByRole("heading", { level: 3 })).toHaveCount(7);
});
