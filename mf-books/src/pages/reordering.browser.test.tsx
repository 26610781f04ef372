import { Route, Routes } from "@lagom/shared/router";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { press } from "@lagom/shared/testing/keys";
import { answer, failure } from "@lagom/shared/testing/network";
import { inMain, READER, render } from "@lagom/shared/testing/render";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { books, EMMA, listOf, SUMMER, shelfOf } from "../testing/answers.ts";
import { BooksPage } from "./books-page.tsx";
import { ListPage } from "./list-page.tsx";

const PAGES = inMain(
  <Routes>
    <Route path="/books" element={<BooksPage />} />
    <Route path="/lists/:id" element={<ListPage />} />
  </Routes>,
);

const handle = (name: string) => page.getByRole("button", { name: `Move ${name}`, exact: true });
const said = (text: string) => page.getByRole("status").filter({ hasText: text });
const namesIn = (rows: Locator) => () => rows.elements().map(({ textContent }) => textContent);
const listed = namesIn(page.getByRole("main").getByRole("listitem").getByRole("heading"));

/** Lifts a row by its handle, once the code for reordering is there. */
async function liftByKey(name: string, place: number, count: number, key = " "): Promise<void> {
  await press(handle(name), key);
  await expect.element(said(`${name} lifted, at place ${place} of ${count}.`)).toBeInTheDocument();
}

/** Presses a key, again if it had no effect: a lifted row can move only once the rows are measured. */
async function pressUntilSaid(key: string, text: string): Promise<void> {
  const isSaid = () => said(text).elements().length > 0;
  for (let tries = 0; tries < 3 && !isSaid(); tries += 1) {
    await userEvent.keyboard(key);
    await vi.waitUntil(isSaid, { timeout: 3000 }).catch(() => {});
  }
  await expect.element(said(text)).toBeInTheDocument();
}

/** Puts things in the order that is sent, as the server does: what it does not name stays behind. */
const ordered = <T extends { id: number }>(things: readonly T[], order: readonly number[]): T[] =>
  things.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));

beforeEach(() => {
  answer("GET /api/books/search", books(EMMA));
  answer("GET /api/books/shelves", { shelves: [] });
});

test("lists are put in order by keys, each step said aloud, and Escape puts one back", async () => {
  let lists = ["Ett", "Två", "Tre"].map((name, at) => ({
    ...SUMMER,
    id: 4 + at,
    name,
    order: at,
    is_public: name === "Två",
  }));
  answer("GET /api/book-lists", () => ({ lists, has_more: false }));
  const sent = answer("PATCH /api/book-lists/reorder-lists", ({ body }) => {
    lists = ordered(lists, body.order);
    return { order: body.order };
  });
  await render(PAGES, { at: "/books" });
  const shown = namesIn(page.getByRole("region", { name: "My lists" }).getByRole("heading", { level: 3 }));
  await liftByKey("Ett", 1, 3, "{Enter}");
  await pressUntilSaid("{ArrowDown}", "Ett at place 2 of 3.");
  await userEvent.keyboard("{Escape}");
  await expect.element(said("Ett is back at its place.")).toBeInTheDocument();
  expect(shown()).toEqual(["Ett", "Två", "Tre"]);
  await expectAccessible();

  await liftByKey("Ett", 1, 3);
  await pressUntilSaid("{ArrowDown}", "Ett at place 2 of 3.");
  await pressUntilSaid("{ArrowDown}", "Ett at place 3 of 3.");
  await userEvent.keyboard(" ");
  await expect.element(said("Ett dropped at place 3 of 3.")).toBeInTheDocument();
  await expect.poll(shown).toEqual(["Två", "Tre", "Ett"]);
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ order: [5, 6, 4], moved: 4, user_email: READER.email }]);
});

/** A list whose books the server puts in the order it is sent. @param first how many books the first part has at most */
function takeOrders(all: readonly (typeof EMMA)[], first = all.length) {
  let kept = [...all];
  const asked = answer("GET /api/book-lists/{id}", ({ url: { searchParams } }) => {
    const from = Number(searchParams.get("offset"));
    const part = from === 0 ? kept.slice(0, first) : kept.slice(from);
    return { ...listOf(...part), books_count: kept.length, has_more: from + part.length < kept.length };
  });
  const sent = answer("PATCH /api/book-lists/{id}/reorder", ({ body }) => {
    kept = ordered(kept, body.order);
    return { order: body.order };
  });
  return { titles: () => kept.map(({ title }) => title), asked, sent };
}

test("the books of a list are put in order by keys, each step said aloud", async () => {
  const { titles } = takeOrders(shelfOf(3));
  await render(PAGES, { at: "/lists/4" });
  await liftByKey("Bok 3", 3, 3);
  await pressUntilSaid("{ArrowUp}", "Bok 3 at place 2 of 3.");
  await userEvent.keyboard(" ");
  await expect.poll(listed).toEqual(["Bok 1", "Bok 3", "Bok 2"]);
  await expect.poll(titles).toEqual(["Bok 1", "Bok 3", "Bok 2"]);
  await expectAccessible();
});

test("an order that the server refuses is taken back, and the reader is told", async () => {
  takeOrders(shelfOf(3));
  answer("PATCH /api/book-lists/{id}/reorder", failure("bad_request"));
  await render(PAGES, { at: "/lists/4" });
  await page.getByRole("button", { name: "More for Bok 3" }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await expect.element(page.getByText(/^The order could not be saved\. It is as it was\./)).toBeVisible();
  await expect.poll(listed).toEqual(["Bok 1", "Bok 2", "Bok 3"]);
});

test("books that Show more has brought are put in order like those of the first part", async () => {
  const all = shelfOf(6);
  const { titles, asked, sent } = takeOrders(all, 4);
  await render(PAGES, { at: "/lists/4" });
  await expect.poll(() => listed().length).toBe(4);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => listed().length).toBe(6);
  expect(asked.map(({ url }) => url.search)).toEqual(["?limit=50&offset=0", "?limit=200&offset=4"]);
  await liftByKey("Bok 6", 6, 6);
  await pressUntilSaid("{ArrowUp}", "Bok 6 at place 5 of 6.");
  await userEvent.keyboard(" ");
  await expect.poll(titles).toEqual(["Bok 1", "Bok 2", "Bok 3", "Bok 4", "Bok 6", "Bok 5"]);

  await page.getByRole("button", { name: "More for Bok 5", exact: true }).click();
  await page.getByRole("menuitem", { name: "Move to the top" }).click();
  const end = ["Bok 5", "Bok 1", "Bok 2", "Bok 3", "Bok 4", "Bok 6"];
  await expect.poll(titles).toEqual(end);
  await expect.poll(listed).toEqual(end);
  expect(sent).toHaveLength(2);
});

test.each(["ltr", "rtl"])("what is on a list begins at its handle, %s", async (dir) => {
  document.documentElement.dir = dir;
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  answer("GET /api/book-lists", { lists: [SUMMER], has_more: false });
  await render(PAGES, { at: "/books" });
  await expect.element(handle(SUMMER.name)).toBeVisible();
  const box = (found: Locator) => found.element().getBoundingClientRect();
  const row = handle(SUMMER.name).element().parentElement?.getBoundingClientRect() as DOMRect;
  const menu = box(page.getByRole("button", { name: `More for ${SUMMER.name}` }));
  expect(dir === "rtl" ? menu.left - row.left : row.right - menu.right).toBe(17);
});
