import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

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
  await page.keyboard.type("metamorhposis");
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

  await page.goBack();
  await expect(field).toHaveValue("metamorhposis");
  await page.goForward();
  await expect(title).toBeVisible();
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
  await box.uncheck();
  await expect(box).not.toBeChecked();
  await box.check();
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
  const lists = page.getByRole("region", { name: "My lists" });
  await expect(lists.getByRole("link", { name: "The Metamorphosis" })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Liked books" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Liked books" })).toBeFocused();
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "The Metamorphosis" }));
  await page.keyboard.press("Enter");
  await expect(title).toBeFocused();
  await expect(page.getByRole("radio", { name: "2 stars" })).toBeChecked();
});
