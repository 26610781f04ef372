import { Route, Routes } from "@lagom/shared/router";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { answer, failure } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { beforeEach, expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { books, EMMA, listOf, SUMMER } from "../testing/answers.ts";
import { BooksPage } from "./books-page.tsx";
import { LikedPage } from "./liked-page.tsx";
import { ListPage } from "./list-page.tsx";

const PAGES = inMain(
  <Routes>
    <Route path="/books" element={<BooksPage />} />
    <Route path="/liked-book-bites" element={<LikedPage />} />
    <Route path="/lists/:id" element={<ListPage />} />
  </Routes>,
);

beforeEach(() => {
  answer("GET /api/books/search", books(EMMA));
  answer("GET /api/book-lists", { lists: [SUMMER], has_more: false });
  answer("GET /api/books/shelves", { shelves: [] });
  answer("GET /api/ratings/liked", books(EMMA));
  answer("GET /api/book-lists/{id}", listOf(EMMA));
});

const FAILED = failure("rate_limited");
const FAILURES = [
  {
    at: "/books",
    message: "Unable to load books right now...",
    name: "Emma",
    fail: () => answer("GET /api/books/search", FAILED),
    bring: () => answer("GET /api/books/search", books(EMMA)),
  },
  {
    at: "/books",
    message: "Unable to load your lists right now...",
    name: "Sommar",
    fail: () => answer("GET /api/book-lists", FAILED),
    bring: () => answer("GET /api/book-lists", { lists: [SUMMER], has_more: false }),
  },
  {
    at: "/books",
    message: "Unable to load the shelves right now...",
    name: "Opened a lot",
    fail: () => answer("GET /api/books/shelves", FAILED),
    bring: () => answer("GET /api/books/shelves", { shelves: [{ id: "popular", books: [EMMA] }] }),
  },
  {
    at: "/lists/4",
    message: "Unable to load this list right now...",
    name: "Emma",
    fail: () => answer("GET /api/book-lists/{id}", FAILED),
    bring: () => answer("GET /api/book-lists/{id}", listOf(EMMA)),
  },
  {
    at: "/liked-book-bites",
    message: "Unable to load your liked books right now...",
    name: "Emma",
    fail: () => answer("GET /api/ratings/liked", FAILED),
    bring: () => answer("GET /api/ratings/liked", books(EMMA)),
  },
];

test.for(FAILURES)("$message Retry brings it", async ({ at, message, name, fail, bring }) => {
  fail();
  await render(PAGES, { at });
  const alert = page.getByRole("alert").filter({ hasText: message });
  await expect.element(alert).toBeVisible();
  bring();
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect.element(page.getByRole("heading", { name }).first()).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  await expectAccessible();
});

/** The one thing to do next of an empty state. */
async function onlyAction(title: string): Promise<Locator> {
  const heading = page.getByRole("heading", { name: title });
  await expect.element(heading).toBeVisible();
  const [action, ...more] = heading.element().parentElement?.querySelectorAll("a, button") ?? [];
  expect(more).toEqual([]);
  if (!action) throw new Error(`${title}: nothing to do`);
  return page.elementLocator(action);
}

test("no liked books lead to the books", async () => {
  answer("GET /api/ratings/liked", books());
  await render(PAGES, { at: "/liked-book-bites" });
  const action = await onlyAction("No liked books yet");
  await expectAccessible();
  await action.click();
  await expect.poll(() => location.pathname).toBe("/books");
});

test("a search without a result leads back to all books", async () => {
  answer("GET /api/books/search", ({ url }) => (url.searchParams.get("q") ? books() : books(EMMA)));
  await render(PAGES, { at: "/books" });
  const field = page.getByRole("searchbox", { name: "Search books" });
  await field.fill("qqqqqq");
  const action = await onlyAction("No book found");
  await expectAccessible();
  await action.click();
  await expect.element(field).toHaveValue("");
});

test("an empty list of one's own leads to the books", async () => {
  answer("GET /api/book-lists/{id}", listOf());
  await render(PAGES, { at: "/lists/4" });
  const action = await onlyAction("No books on this list yet");
  await expectAccessible();
  await action.click();
  await expect.poll(() => location.pathname).toBe("/books");
});
