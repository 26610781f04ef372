import type { Page } from "@playwright/test";
import { type Books, booksOf } from "./books.ts";
import { drag, pressUntilSaid, said } from "./drag.ts";
import {
  answerTo,
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectConsoleError,
  test,
} from "./fixtures.ts";

const rowNames = (page: Page) =>
  page.getByRole("main").getByRole("listitem").getByRole("heading").allTextContents();
const TITLES = ["Emma", "Faust", "Heidi"];

async function openList(page: Page, books: Books, user: { token: string }): Promise<number> {
  const id = await books.makeList(user, "Sommar", ["emma", "faust", "heidi"]);
  await page.goto(`/lists/${id}`);
  await expect.poll(() => rowNames(page)).toEqual(TITLES);
  return id;
}

test("a list can be created, named in any script, and renamed", { tag: "@both-widths" }, async ({
  page,
  user,
  signIn,
}) => {
  await signIn(user);
  await page.goto("/books");
  await page.getByRole("button", { name: "Make a list" }).click();
  const dialog = page.getByRole("dialog", { name: "New list" });
  await dialog.getByRole("button", { name: "Make the list" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Give the list a name.");
  await dialog.getByLabel("Name").fill("كتب <b>الصيف</b> 📚");
  await expectAccessible(page);
  await dialog.getByLabel("Name").press("Enter");
  const lists = page.getByRole("region", { name: "My lists" });
  await expect(lists.getByRole("link", { name: "كتب <b>الصيف</b> 📚" })).toBeVisible();

  const menu = (name: string) => lists.getByRole("button", { name: `More for ${name}` });
  await menu("كتب <b>الصيف</b> 📚").click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  const rename = page.getByRole("dialog", { name: "Rename the list" });
  await rename.getByLabel("Name").fill("Sommar");
  await rename.getByRole("button", { name: "Save" }).click();
  await expect(lists.getByRole("link", { name: "Sommar" })).toBeVisible();
});

test("a list can be made public, deleted and restored", async ({ page, user, signIn, product }) => {
  await signIn(user);
  await booksOf(page, product).makeList(user, "Sommar", ["emma"]);
  await page.goto("/books");
  const lists = page.getByRole("region", { name: "My lists" });
  const menu = (name: string) => lists.getByRole("button", { name: `More for ${name}` });
  await menu("Sommar").click();
  await page.getByRole("menuitem", { name: "Make public" }).click();
  await expect(lists.getByText("Public", { exact: true })).toBeVisible();

  await menu("Sommar").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(lists.getByRole("link", { name: "Sommar" })).toHaveCount(0);
  const restored = answerTo(page, /\/restore$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(lists.getByRole("link", { name: "Sommar" })).toBeVisible();
  await restored;
  await page.reload();
  await expect(lists.getByRole("link", { name: "Sommar" })).toBeVisible();
  await expect(lists.getByText("Public", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("an open menu stays open when the code for reordering loads", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await signIn(user);
  await booksOf(page, product).makeList(user, "Sommar", ["emma"]);
  const opened = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/releases\/books\/.+\.js$/, async (route) => {
    const response = await route.fetch();
    const isLate = (await response.text()).includes("onDragStart");
    if (isLate) await opened.promise;
    await route.fulfill({ response });
    if (isLate) arrived.resolve();
  });
  // The delayed file may delay the load event.
  await page.goto("/books", { waitUntil: "commit" });
  await page.getByRole("button", { name: "More for Sommar" }).click();
  const item = page.getByRole("menuitem", { name: "Make public" });
  await expect(item).toBeVisible();
  opened.resolve();
  await arrived.promise;
  // After two frames, everything that arrived is drawn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await item.click();
  await expect(page.getByText("Public", { exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search books" }).focus();
  await expect(page.getByRole("button", { name: "Move Sommar" })).toBeVisible();
});

test("books of a list can be reordered by keyboard, with announcements for screen readers", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await signIn(user);
  const books = booksOf(page, product);
  const id = await openList(page, books, user);
  const handle = page.getByRole("button", { name: "Move Heidi" });
  await handle.focus();
  await page.keyboard.press("Space");
  await expect(said(page, "Heidi lifted, at place 3 of 3.")).toBeAttached();
  await pressUntilSaid(page, "ArrowUp", "Heidi at place 2 of 3.");
  await page.keyboard.press("Space");
  await expect.poll(() => rowNames(page)).toEqual(["Emma", "Heidi", "Faust"]);
  await expect.poll(() => books.slugs(user, id)).toEqual(["emma", "heidi", "faust"]);
  await page.reload();
  await expect.poll(() => rowNames(page)).toEqual(["Emma", "Heidi", "Faust"]);
  await expectAccessible(page);
});

test("books of a list can be reordered by dragging", { tag: "@both-widths" }, async ({
  page,
  user,
  signIn,
  product,
  isMobile,
}) => {
  await signIn(user);
  const books = booksOf(page, product);
  const id = await openList(page, books, user);
  const handle = (title: string) => page.getByRole("button", { name: `Move ${title}` });
  await drag(page, isMobile, handle("Heidi"), handle("Emma"), "Heidi at place 1 of 3.");
  await expect.poll(() => rowNames(page)).toEqual(["Heidi", "Emma", "Faust"]);
  await expect.poll(() => books.slugs(user, id)).toEqual(["heidi", "emma", "faust"]);
});

test("a change that the server refuses is reverted with a message", async ({
  page,
  user,
  signIn,
  product,
}) => {
  expectConsoleError("500 (Internal Server Error)");
  await signIn(user);
  await openList(page, booksOf(page, product), user);
  await page.route("**/reorder", (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 500, body: "{}" }) : route.fallback(),
  );
  await page.getByRole("button", { name: "More for Faust" }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await expect(page.getByText("The order could not be saved. It is as it was.")).toBeVisible();
  await expect.poll(() => rowNames(page)).toEqual(TITLES);
});

test("two windows that change one list end with the same order without losing a book", async ({
  page,
  context,
  user,
  signIn,
  product,
}) => {
  await signIn(user);
  const books = booksOf(page, product);
  const id = await openList(page, books, user);
  const other = await context.newPage();
  await other.goto(`/lists/${id}`);
  await expect.poll(() => rowNames(other)).toEqual(TITLES);
  await page.getByRole("button", { name: "More for Faust" }).click();
  await page.getByRole("menuitem", { name: "Take off the list" }).click();
  await expect.poll(() => books.slugs(user, id)).toEqual(["emma", "heidi"]);
  await books.add(user, id, "dracula");
  await other.getByRole("button", { name: "More for Heidi" }).click();
  await other.getByRole("menuitem", { name: "Move to the top" }).click();
  await expect
    .poll(async () => [...(await books.slugs(user, id))].sort())
    .toEqual(["dracula", "emma", "heidi"]);
  // Each window continues with what it knows, and the last write wins.
  const saved = answerTo(page, /\/reorder$/);
  await page.getByRole("button", { name: "More for Emma" }).click();
  await page.getByRole("menuitem", { name: "Move down" }).click();
  await saved;
  await other.getByRole("button", { name: "More for Emma" }).click();
  await other.getByRole("menuitem", { name: "Move up" }).click();
  await expect.poll(async () => (await books.slugs(user, id))[0]).toBe("emma");
  const order = await books.slugs(user, id);
  expect([...order].sort()).toEqual(["dracula", "emma", "heidi"]);
  for (const window of [page, other]) {
    await window.reload();
    await expect.poll(async () => (await rowNames(window)).map((name) => name.toLowerCase())).toEqual(order);
  }
});

test("a book can be removed and restored, and moved to another list", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await signIn(user);
  const books = booksOf(page, product);
  const winter = await books.makeList(user, "Vinter", []);
  const id = await openList(page, books, user);
  await page.getByRole("button", { name: "More for Faust" }).click();
  await page.getByRole("menuitem", { name: "Take off the list" }).click();
  await expect.poll(() => rowNames(page)).toEqual(["Emma", "Heidi"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => rowNames(page)).toEqual(TITLES);
  await page.getByRole("button", { name: "More for Emma" }).click();
  await page.getByRole("menuitem", { name: "Move to another list" }).click();
  const dialog = page.getByRole("dialog", { name: "Move “Emma”" });
  await dialog.getByRole("radio", { name: "Vinter" }).check();
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByText("“Emma” was moved to “Vinter”")).toBeVisible();
  await expect.poll(() => books.slugs(user, id)).toEqual(["faust", "heidi"]);
  expect(await books.slugs(user, winter)).toEqual(["emma"]);
});

test("a visitor can open and report a public list; not even another user can open a private one", {
  tag: "@both-widths",
}, async ({ page, user, makeUser, signIn, product }) => {
  expectConsoleError("404 (Not Found)");
  const books = booksOf(page, product);
  const open = await books.makeList(user, "För alla", ["emma"], true);
  const hidden = await books.makeList(user, "Hemlig", ["faust"]);
  await page.goto(`/lists/${open}`);
  await expect(page.getByRole("heading", { name: "För alla" })).toBeVisible();
  await expect(page).toHaveTitle("För alla · Lagom");
  await page.getByRole("button", { name: "Report this list" }).click();
  const dialog = page.getByRole("dialog", { name: "Report this list" });
  await dialog.getByLabel("What is wrong with it?").fill("Reklam");
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Thank you. We will look at this list.")).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await signIn(await makeUser());
  await page.goto(`/lists/${hidden}`);
  await expect(page.getByText("This list is private or gone")).toBeVisible();
  await page.goto("/books");
  await expect(page.getByText("No lists yet")).toBeVisible();
});
