import type { APIRequestContext, Page } from "@playwright/test";
import { booksOf } from "./books.ts";
import { expect, expectConsoleError, type Product, test, type User } from "./fixtures.ts";
import { choose, passageOf, watchedOnceOpened } from "./passage.ts";

/** The statistics of the user for svenska. */
async function figures(request: APIRequestContext, { api }: Product, { token }: User) {
  const reply = await request.get(`${api}/api/user/statistics/sv`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { words_read, seconds, articles_finished } = await reply.json();
  return { words_read, seconds, articles_finished };
}

/** Opens a text in a tab beside another, so that closing it leaves the browser open. */
async function openText(page: Page): Promise<void> {
  await page.context().newPage();
  await watchedOnceOpened(page, () => page.goto("/reader"));
}

/** Closes the tab as a reader does, and waits until it is gone. */
const closeTab = (page: Page) =>
  Promise.all([page.waitForEvent("close"), page.close({ runBeforeUnload: true })]);

test("reading time and words survive closing the tab", async ({ page, user, signIn, product, request }) => {
  await choose(page, product, user, "svenska");
  await signIn(user);
  await page.clock.install();
  await openText(page);
  await page.clock.runFor(10_000);
  expect(await figures(request, product, user)).toMatchObject({ words_read: 0, seconds: 0 });
  await closeTab(page);
  await expect.poll(async () => (await figures(request, product, user)).words_read).toBeGreaterThan(0);
  const { words_read, seconds } = await figures(request, product, user);
  expect(seconds).toBeGreaterThanOrEqual(9);
  expect(words_read).toBeLessThanOrEqual(6 * (seconds + 1));
});

test("finishing survives closing the tab at once", async ({ page, user, signIn, product, request }) => {
  await choose(page, product, user, "svenska");
  await signIn(user);
  await openText(page);
  await page.getByRole("button", { name: "Finished" }).click();
  await closeTab(page);
  await expect.poll(() => figures(request, product, user)).toMatchObject({ articles_finished: 1 });
});

test("finishing offline is sent by the next tab", async ({ page, user, signIn, product, request }) => {
  expectConsoleError("net::ERR_");
  await choose(page, product, user, "svenska");
  await signIn(user);
  await openText(page);
  const context = page.context();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Finished" }).click();
  await expect(page.getByText("You finished this text.")).toBeVisible();
  expect(await figures(request, product, user)).toMatchObject({ articles_finished: 0 });
  await closeTab(page);
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(`${product.web}/newsfeed`);
  await expect.poll(() => figures(request, product, user)).toMatchObject({ articles_finished: 1 });
});

test("a word saved and unsaved at once stays off the list, although the tab is closed before any reply", async ({
  page,
  user,
  signIn,
  product,
  request,
}) => {
  await choose(page, product, user, "svenska");
  await signIn(user);
  await page.context().route("**/api/user-words", () => {}, { times: 1 });
  await openText(page);
  const saving = page.waitForRequest("**/api/user-words");
  await passageOf(page).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Save word" }).click();
  await saving;
  await sheet.getByRole("button", { name: "Undo" }).click();
  await expect(sheet.getByRole("button", { name: "Save word" })).toBeVisible();
  await closeTab(page);
  const words = async () => {
    const reply = await request.get(`${product.api}/api/user/export`, {
      headers: { authorization: `Bearer ${user.token}` },
    });
    const { saved_words, deleted_words } = await reply.json();
    return { saved: saved_words.length, deleted: deleted_words.length };
  };
  await expect.poll(words).toEqual({ saved: 0, deleted: 1 });
});

test("of two ratings in quick succession the last one counts, although the tab is closed at once", async ({
  page,
  user,
  signIn,
  product,
  request,
}) => {
  const book = `${product.api}/api/books/slug/emma`;
  const stars = async () => {
    const reply = await request.get(book, { headers: { authorization: `Bearer ${user.token}` } });
    return (await reply.json()).own?.stars;
  };
  const context = page.context();
  // This book has no text in svenska.
  expectConsoleError("404 (Not Found)");
  // The first is still on its way when the tab goes.
  await context.route("**/api/books/*/rating", () => {}, { times: 1 });
  await signIn(user);
  const next = await context.newPage();
  await page.goto("/books/emma");
  for (const count of [2, 4]) {
    await page.getByRole("radio", { name: `${count} stars` }).click();
    await expect(page.getByRole("radio", { name: `${count} stars` })).toBeChecked();
  }
  await closeTab(page);
  await next.goto(`${product.web}/books/emma`);
  await expect.poll(stars).toBe(4);
});

test("changes of a list made just before closing the tab arrive in order", async ({
  page,
  user,
  signIn,
  product,
}) => {
  const context = page.context();
  await signIn(user);
  const books = booksOf(page, product);
  const id = await books.makeList(user, "Sommar", ["emma", "faust", "heidi"]);
  const next = await context.newPage();
  await page.goto(`/lists/${id}`);
  // The first is still on its way when the tab goes.
  await context.route("**/reorder", () => {}, { times: 1 });
  for (const title of ["Heidi", "Faust"]) {
    await page.getByRole("button", { name: `More for ${title}` }).click();
    await page.getByRole("menuitem", { name: "Move to the top" }).click();
  }
  await closeTab(page);
  await next.goto(`${product.web}/books`);
  await expect.poll(() => booksOf(next, product).slugs(user, id)).toEqual(["faust", "heidi", "emma"]);
});
