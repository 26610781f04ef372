import type { Locator, Page } from "@playwright/test";
import { booksOf } from "./books.ts";
import { answerTo, expect, test } from "./fixtures.ts";

const MOST_STEPS = 150;

/** Presses Tab until the element has the focus, as a keyboard user does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}

test("a book is found, liked, rated, listed and found again with the keyboard alone", async ({
  page,
  context,
  user,
  signIn,
  product,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(user);
  await page.goto("/books");
  const field = page.getByRole("searchbox", { name: "Search books" });
  await tabTo(page, field);
  await page.keyboard.type("darwin");
  await expect(page.getByText("No book found").first()).toBeVisible();
  await tabTo(page, page.getByLabel("Show academic books"));
  await page.keyboard.press("Space");
  const found = page.getByRole("region", { name: "Found" });
  await expect(found.getByRole("heading", { level: 3 })).toHaveText(["On the Origin of Species"]);
  await page.keyboard.press("Shift+Tab");
  await expect(field).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("metamorph");
  await expect(found.getByRole("heading", { level: 3 })).toHaveText(["The Metamorphosis"]);
  await tabTo(page, found.getByRole("link", { name: "The Metamorphosis" }));
  await page.keyboard.press("Enter");
  const title = page.getByRole("heading", { level: 1, name: "The Metamorphosis" });
  await expect(title).toBeFocused();

  const like = page.getByRole("button", { name: /^Liked?$/ });
  await tabTo(page, like);
  await page.keyboard.press("Enter");
  await expect(like).toHaveAttribute("aria-pressed", "true");

  await tabTo(page, page.getByRole("button", { name: "Copy link" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Link copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${product.web}/books/the-metamorphosis`);

  await page.goto("/books/the-metamorphosis");
  const list = page.getByRole("button", { name: "List", exact: true });
  await tabTo(page, list);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Put on a list" });
  await tabTo(page, dialog.getByLabel("Name of a new list"));
  await page.keyboard.type("Höst");
  await page.keyboard.press("Enter");
  const box = dialog.getByRole("checkbox", { name: "Höst" });
  await expect(box).toBeChecked();
  await expect(box).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(list).toBeFocused();

  await tabTo(page, page.getByRole("radio", { name: "1 star" }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("radio", { name: "1 star" })).toBeChecked();
  const saved = page.waitForResponse((reply) => reply.request().postData()?.includes('"stars":2') ?? false);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "2 stars" })).toBeChecked();
  await saved;

  await page.goto("/books");
  await tabTo(page, page.getByRole("link", { name: "Liked books" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Liked books" })).toBeFocused();
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "The Metamorphosis" }));
  await page.keyboard.press("Enter");
  await expect(title).toBeFocused();
  await expect(page.getByRole("radio", { name: "2 stars" })).toBeChecked();
});

test("two devices that reorder one list end with the same order, and no book is lost", async ({
  page,
  context,
  browser,
  user,
  signIn,
  product,
}) => {
  const books = booksOf(page, product);
  const list = await books.makeList(user, "Sommar", ["emma", "faust", "heidi"]);
  await signIn(user);
  await page.goto("/books");
  await expect(page.getByRole("link", { name: "Sommar" })).toBeVisible();
  const device = await browser.newContext({ storageState: await context.storageState() });
  const devices = [page, await device.newPage()] as const;
  const rows = (one: Page) => one.getByRole("main").getByRole("listitem").getByRole("heading");
  for (const one of devices) {
    await one.goto(`${product.web}/lists/${list}`);
    await expect(rows(one)).toHaveText(["Emma", "Faust", "Heidi"]);
  }
  // Neither has seen the change of the other.
  const moves = [
    [devices[0], "Heidi", "Move to the top"],
    [devices[1], "Emma", "Move down"],
  ] as const;
  for (const [one, name] of moves) {
    const menu = one.getByRole("button", { name: `More for ${name}` });
    await menu.focus();
    await one.keyboard.press("Enter");
  }
  const saved = moves.map(([one]) => answerTo(one, /\/reorder$/));
  for (const [one, , item] of moves) await one.getByRole("menuitem", { name: item }).press("Enter");
  await Promise.all(saved);
  const order = await books.slugs(user, list);
  expect(order.toSorted()).toEqual(["emma", "faust", "heidi"]);
  for (const one of devices) {
    await one.reload();
    await expect(rows(one)).toHaveText(order.map((slug) => new RegExp(slug, "i")));
  }
  await device.close();
});
