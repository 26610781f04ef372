import { Route, Routes } from "@lagom/shared/router";
import { DESKTOP, expectAccessible, PHONE } from "@lagom/shared/testing/accessible";
import { answer, failure, later } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { books, EMMA, listOf, SUMMER, shelfOf } from "../testing/answers.ts";
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

afterEach(() => {
  vi.useRealTimers();
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
  await expectAccessible();
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
  const liked = later("GET /api/ratings/liked");
  answer("GET /api/ratings/liked", liked.answer);
  await render(PAGES, { at: "/liked-book-bites" });
  await expect.element(page.getByText("Loading")).toBeInTheDocument();
  await expectAccessible();
  liked.give(books());
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
  const list = later("GET /api/book-lists/{id}");
  answer("GET /api/book-lists/{id}", list.answer);
  await render(PAGES, { at: "/lists/4" });
  await expect.element(page.getByText("Loading")).toBeInTheDocument();
  await expectAccessible();
  list.give(listOf());
  const action = await onlyAction("No books on this list yet");
  await expectAccessible();
  await action.click();
  await expect.poll(() => location.pathname).toBe("/books");
});

test("a visitor may report a public list; one that is private or gone leads to what Lagom is", async () => {
  answer("GET /api/book-lists/{id}", { ...listOf(EMMA), is_own: false, is_public: true });
  const sent = answer("POST /api/contact", { received: true });
  await render(PAGES, { at: "/lists/4", user: null });
  await page.getByRole("button", { name: "Report this list" }).click();
  await page.getByRole("dialog").getByLabelText("What is wrong with it?").fill("Reklam");
  await page.getByRole("dialog").getByRole("button", { name: "Send report" }).click();
  await expect.element(page.getByText("Thank you. We will look at this list.")).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
  await expectAccessible();
  answer("GET /api/book-lists/{id}", failure("not_found"));
  history.pushState(null, "", "/lists/5");
  dispatchEvent(new PopStateEvent("popstate"));
  const action = await onlyAction("This list is private or gone");
  await expectAccessible();
  await action.click();
  await expect.poll(() => location.pathname).toBe("/");
});

test("liked books are brought 24 at a time", async () => {
  const all = shelfOf(30);
  const asked = answer("GET /api/ratings/liked", ({ url: { searchParams } }) => {
    const [from, limit] = [Number(searchParams.get("offset")), Number(searchParams.get("limit"))];
    return { books: all.slice(from, from + limit), has_more: from + limit < all.length };
  });
  await render(PAGES, { at: "/liked-book-bites" });
  const liked = page.getByRole("main").getByRole("listitem");
  await expect.poll(() => liked.elements().length).toBe(24);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => liked.elements().length).toBe(30);
  await expectAccessible();
  expect(asked.map(({ url }) => url.search)).toEqual(["?limit=24&offset=0", "?limit=24&offset=24"]);
});

const NAMES = ["A", "n".repeat(200), "📚🚀", "كتب الصيف", '<b>fet</b> & "citat"'];

test("a list's name of 1 to 200 characters, in any script, is sent and shown unchanged", async () => {
  let lists: (typeof SUMMER)[] = [];
  answer("GET /api/book-lists", () => ({ lists, has_more: false }));
  const made = answer("POST /api/book-lists", ({ body: { name } }) => {
    const list = { ...SUMMER, id: 10 + lists.length, name };
    lists = [list, ...lists];
    return list;
  });
  await render(PAGES, { at: "/books" });
  const mine = page.getByRole("region", { name: "My lists" });
  for (const [at, name] of NAMES.entries()) {
    await mine.getByRole("button", { name: at === 0 ? "Make a list" : "New list" }).click();
    await page.getByRole("dialog").getByLabelText("Name").fill(name);
    await userEvent.keyboard("{Enter}");
    await expect.element(mine.getByRole("link", { name, exact: true })).toBeVisible();
  }
  expect(made.map(({ body }) => body.name)).toEqual(NAMES);
  const shown = mine.getByRole("heading", { level: 3 });
  expect(shown.elements().map(({ textContent }) => textContent)).toEqual(NAMES.toReversed());
});

test("no name of a list makes a page wider than the window, on a phone or on a desktop", async () => {
  const expectNoSidewaysScroll = async () => {
    for (const { width, height } of [PHONE, DESKTOP]) {
      await page.viewport(width, height);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    }
  };
  const longest = NAMES[1] ?? "";
  const lists = NAMES.map((name, at) => ({ ...SUMMER, id: 10 + at, name }));
  answer("GET /api/book-lists", { lists, has_more: false });
  answer("GET /api/book-lists/{id}", { ...listOf(EMMA), name: longest });
  await render(PAGES, { at: "/books" });
  const link = page.getByRole("link", { name: longest, exact: true });
  await expect.element(link).toBeVisible();
  await expectNoSidewaysScroll();
  await link.click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(longest);
  await expectNoSidewaysScroll();
});

/** Types at once, where `fill` would let the time of a stopped clock pass, and lets the page draw it. */
async function typeIn(field: Locator, text: string): Promise<void> {
  const input = field.element() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  await new Promise(requestAnimationFrame);
}

test("ten letters cause one request, and results never go back to an older search", async () => {
  const DRACULA = { ...EMMA, id: 8, title: "Dracula", slug: "dracula" };
  const older = later("GET /api/books/search");
  const asked = answer("GET /api/books/search", ({ url }) => {
    const q = url.searchParams.get("q") ?? "";
    if (q === "dra") return older.answer();
    return books(q === "dracula" ? DRACULA : EMMA);
  });
  const searched = () => asked.map(({ url }) => url.searchParams.get("q")).filter(Boolean);
  await render(PAGES, { at: "/books" });
  const field = page.getByRole("searchbox", { name: "Search books" });
  const found = page.getByRole("region", { name: "Found" }).getByRole("heading", { level: 3 });
  await expect
    .element(page.getByRole("region", { name: "All books" }).getByRole("heading", { name: "Emma" }))
    .toBeVisible();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  for (let letters = 1; letters <= 10; letters += 1) {
    await typeIn(field, "frankenste".slice(0, letters));
    vi.advanceTimersByTime(40);
  }
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await expect.poll(searched).toEqual(["frankenste"]);
  await expect.element(found).toHaveTextContent("Emma");

  await field.fill("dra");
  await expect.poll(searched).toContain("dra");
  expect(location.search).toBe("?q=dra");
  await field.fill("dracula");
  await expect.element(found).toHaveTextContent("Dracula");
  older.give(books(EMMA));
  await expect.poll(() => location.search).toBe("?q=dracula");
  await expect.element(found).toHaveTextContent("Dracula");
  await expectAccessible();
});

test("a book that another tab took off the list is not moved, and the reader is told", async () => {
  const [faust, heidi] = [
    { ...EMMA, id: 8, title: "Faust", slug: "faust" },
    { ...EMMA, id: 9, title: "Heidi", slug: "heidi" },
  ];
  let listed = [EMMA, faust, heidi];
  answer("GET /api/book-lists/{id}", () => listOf(...listed));
  const gone = failure("not_found", "", [{ field: "moved", message: "is gone" }]);
  const moves = answer("PATCH /api/book-lists/{id}/reorder", () => {
    listed = [faust, EMMA];
    return gone();
  });
  await render(PAGES, { at: "/lists/4" });
  await page.getByRole("button", { name: "More for Heidi" }).click();
  await page.getByRole("menuitem", { name: "Move to the top" }).click();
  await expect.element(page.getByText(/What you moved is not there any more/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Heidi" })).not.toBeInTheDocument();
  expect(moves.map(({ body }) => body)).toMatchObject([{ order: [9, 7, 8], moved: 9 }]);
});

test("who has no list sees books first, and the lists in one row below them", async () => {
  const lists = later("GET /api/book-lists");
  const shelves = later("GET /api/books/shelves");
  answer("GET /api/book-lists", lists.answer);
  answer("GET /api/books/shelves", shelves.answer);
  await render(PAGES, { at: "/books" });
  await expect.element(page.getByRole("main").getByText("Loading").first()).toBeInTheDocument();
  await expectAccessible();
  lists.give({ lists: [], has_more: false });
  const make = page.getByRole("button", { name: "Make a list" });
  await expect.element(make).toBeVisible();
  await expectAccessible();
  shelves.give({
    shelves: [
      { id: "readable", books: [EMMA] },
      { id: "popular", books: [EMMA] },
    ],
  });
  await expect.element(page.getByRole("region", { name: "Opened a lot" })).toBeVisible();
  const boxOf = (name: string) => page.getByRole("region", { name }).element().getBoundingClientRect();
  const [shelf, mine, popular] = ["Ready to read in svenska", "My lists", "Opened a lot"].map(boxOf);
  expect(shelf?.bottom).toBeLessThanOrEqual(mine?.top ?? 0);
  expect(mine?.bottom).toBeLessThanOrEqual(popular?.top ?? 0);
  expect(mine?.height).toBeLessThan(200);
  expect(
    page.getByRole("link", { name: "Emma" }).first().element().getBoundingClientRect().bottom,
  ).toBeLessThan(700);
  await expectAccessible();
});

test("a shelf that comes moves nothing below it, however long its titles are", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const shelves = later("GET /api/books/shelves");
  answer("GET /api/books/shelves", shelves.answer);
  await render(PAGES, { at: "/books" });
  await expect.element(page.getByRole("link", { name: "Sommar" })).toBeVisible();
  const top = () => page.getByRole("region", { name: "My lists" }).element().getBoundingClientRect().top;
  const before = top();
  const title = "Nils Holgerssons underbara resa genom Sverige med vildgässen";
  const authors = ["Selma Lagerlöf", "Hans Christian Andersen"];
  shelves.give({
    shelves: [{ id: "readable", books: [EMMA, { ...EMMA, id: 8, slug: "nils", title, authors }] }],
  });
  await expect.element(page.getByRole("link", { name: title })).toBeInTheDocument();
  expect(top()).toBe(before);
});
