import type { Page } from "@playwright/test";
import { booksOf } from "./books.ts";
import { expect, expectAccessible, expectConsoleError, test } from "./fixtures.ts";
import { passageOf } from "./passage.ts";

const FAILED = { status: 500, headers: { "access-control-allow-origin": "*" }, body: "{}" };
const main = (page: Page) => page.getByRole("main");

test("what cannot be had says so on each page of books, and Retry brings it", async ({
  page,
  user,
  signIn,
  product,
}) => {
  test.slow();
  expectConsoleError("Failed to load resource");
  const books = booksOf(page, product);
  const list = await books.makeList(user, "Sommar", ["emma"]);
  const { id } = await (await page.request.get(`${product.api}/api/books/slug/emma`)).json();
  const headers = { authorization: `Bearer ${user.token}` };
  await page.request.put(`${product.api}/api/books/${id}/rating`, { headers, data: { liked: true } });
  await signIn(user);
  const failures = [
    ["/books", "**/api/books/search?**", "Unable to load books right now...", /A Christmas Carol/],
    ["/books", "**/api/book-lists?**", "Unable to load your lists right now...", "Sommar"],
    ["/books", "**/api/books/shelves?**", "Unable to load the shelves right now...", /Frankenstein/],
    ["/books/emma", "**/api/books/slug/emma*", "Unable to load this book right now...", "Emma"],
    [`/lists/${list}`, `**/api/book-lists/${list}?**`, "Unable to load this list right now...", "Emma"],
    ["/liked-book-bites", "**/api/ratings/liked?**", "Unable to load your liked books right now...", "Emma"],
  ] as const;
  for (const [path, call, message, name] of failures) {
    await page.route(call, (route) => route.fulfill(FAILED));
    await page.goto(path);
    const alert = main(page).getByRole("alert").filter({ hasText: message });
    await expect(alert).toBeVisible();
    await page.unroute(call);
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(main(page).getByRole("heading", { name }).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  }

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

  // A level that cannot be had leaves the text that is open, and says so beside it.
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

test("what is empty says so, with the one thing to do next", async ({ page, user, signIn, product }) => {
  const list = await booksOf(page, product).makeList(user, "Tom", []);
  await signIn(user);
  const emptyState = (title: string) =>
    page
      .locator("div")
      .filter({ has: page.getByRole("heading", { name: title }) })
      .last();
  const onlyAction = async (title: string, role: "button" | "link") => {
    const state = emptyState(title);
    await expect(state).toBeVisible();
    await expect(state.getByRole("button").or(state.getByRole("link"))).toHaveCount(1);
    return state.getByRole(role);
  };
  await page.goto("/liked-book-bites");
  await (await onlyAction("No liked books yet", "link")).click();
  await expect(page).toHaveURL("/books");

  const field = page.getByRole("searchbox", { name: "Search books" });
  await field.fill("qqqqqq");
  await (await onlyAction("No book found", "button")).click();
  await expect(field).toHaveValue("");

  await page.goto(`/lists/${list}`);
  await (await onlyAction("No books on this list yet", "link")).click();
  await expect(page).toHaveURL("/books");
});
