import type { Page } from "@playwright/test";
import { booksOf } from "./books.ts";
import { drag } from "./drag.ts";
import { answerTo, expect, test } from "./fixtures.ts";

const rowNames = (page: Page) =>
  page.getByRole("main").getByRole("listitem").getByRole("heading").allTextContents();
const titlesOf = async (page: Page) => (await rowNames(page)).map((name) => name.toLowerCase());
const SLUGS = ["emma", "faust", "heidi"];
const TITLES = ["Emma", "Faust", "Heidi"];

test("a list can be named in any script, renamed, made public, deleted and restored, and its open menu stays open when the code for reordering loads", async ({
  page,
  user,
  signIn,
}) => {
  await signIn(user);
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
  await page.getByRole("button", { name: "Make a list" }).click();
  const dialog = page.getByRole("dialog", { name: "New list" });
  await dialog.getByRole("button", { name: "Make the list" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Give the list a name.");
  await dialog.getByLabel("Name").fill("كتب <b>الصيف</b> 📚");
  await dialog.getByLabel("Name").press("Enter");
  const lists = page.getByRole("region", { name: "My lists" });
  await expect(lists.getByRole("link", { name: "كتب <b>الصيف</b> 📚" })).toBeVisible();

  const menu = (name: string) => lists.getByRole("button", { name: `More for ${name}` });
  await menu("كتب <b>الصيف</b> 📚").click();
  const makePublic = page.getByRole("menuitem", { name: "Make public" });
  await expect(makePublic).toBeVisible();
  opened.resolve();
  await arrived.promise;
  // After two frames, everything that arrived is drawn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await makePublic.click();
  await expect(lists.getByText("Public", { exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search books" }).focus();
  await expect(page.getByRole("button", { name: "Move كتب <b>الصيف</b> 📚" })).toBeVisible();

  await menu("كتب <b>الصيف</b> 📚").click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  const rename = page.getByRole("dialog", { name: "Rename the list" });
  await rename.getByLabel("Name").fill("Sommar");
  await rename.getByRole("button", { name: "Save" }).click();
  await expect(lists.getByRole("link", { name: "Sommar" })).toBeVisible();

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
});

test("lists can be reordered by dragging and through the menu, and the books of one by dragging", {
  tag: "@both-widths",
}, async ({ page, user, signIn, product, isMobile }) => {
  await signIn(user);
  const books = booksOf(page, product);
  for (const name of ["Tre", "Två", "Ett"]) await books.makeList(user, name, []);
  const order = async () => {
    const headers = { authorization: `Bearer ${user.token}` };
    const reply = await page.request.get(`${product.api}/api/book-lists?include_books=false`, { headers });
    return (await reply.json()).lists.map((list: { name: string }) => list.name);
  };
  const handle = (name: string) => page.getByRole("button", { name: `Move ${name}`, exact: true });
  await page.goto("/books");
  await expect(handle("Ett")).toBeVisible();
  await handle("Ett").evaluate((element) => element.scrollIntoView({ block: "center" }));
  await drag(page, isMobile, handle("Tre"), handle("Ett"), "Tre at place 1 of 3.");
  await expect.poll(order).toEqual(["Tre", "Ett", "Två"]);
  await page.getByRole("button", { name: "More for Två" }).click();
  await page.getByRole("menuitem", { name: "Move to the top" }).click();
  await expect.poll(order).toEqual(["Två", "Tre", "Ett"]);
  await page.reload();
  const lists = page.getByRole("region", { name: "My lists" });
  await expect(lists.getByRole("heading", { level: 3 })).toHaveText(["Två", "Tre", "Ett"]);

  const id = await books.makeList(user, "Sommar", SLUGS);
  await page.goto(`/lists/${id}`);
  await expect.poll(() => rowNames(page)).toEqual(TITLES);
  await drag(page, isMobile, handle("Heidi"), handle("Emma"), "Heidi at place 1 of 3.");
  await expect.poll(() => rowNames(page)).toEqual(["Heidi", "Emma", "Faust"]);
  await expect.poll(() => books.slugs(user, id)).toEqual(["heidi", "emma", "faust"]);
  await page.reload();
  await expect.poll(() => rowNames(page)).toEqual(["Heidi", "Emma", "Faust"]);
});

test("windows and devices that change one list end with the same order, and no book is lost", async ({
  page,
  context,
  browser,
  user,
  signIn,
  product,
}) => {
  await signIn(user);
  const books = booksOf(page, product);
  const id = await books.makeList(user, "Sommar", SLUGS);
  await page.goto(`/lists/${id}`);
  await expect.poll(() => rowNames(page)).toEqual(TITLES);
  const other = await context.newPage();
  await other.goto(`/lists/${id}`);
  await expect.poll(() => rowNames(other)).toEqual(TITLES);
  await page.getByRole("button", { name: "More for Faust" }).click();
  await page.getByRole("menuitem", { name: "Take off the list" }).click();
  // A window follows what another one of the same browser has changed.
  await expect.poll(() => rowNames(other)).toEqual(["Emma", "Heidi"]);
  // What a device has put on the list meanwhile stays on it.
  await books.add(user, id, "dracula");
  await other.getByRole("button", { name: "More for Heidi" }).click();
  await other.getByRole("menuitem", { name: "Move up" }).click();
  await expect.poll(async () => (await books.slugs(user, id))[0]).toBe("heidi");
  const order = await books.slugs(user, id);
  const all = ["dracula", "emma", "heidi"];
  expect(order.toSorted()).toEqual(all);
  for (const window of [page, other]) await expect.poll(() => titlesOf(window)).toEqual(order);

  // Two devices of which neither has seen the change of the other.
  const device = await browser.newContext({ storageState: await context.storageState() });
  const devices = [page, await device.newPage()] as const;
  await devices[1].goto(`${product.web}/lists/${id}`);
  await expect.poll(() => titlesOf(devices[1])).toEqual(order);
  const [first = "", , last = ""] = await rowNames(page);
  const moves = [
    [devices[0], last, "Move to the top"],
    [devices[1], first, "Move down"],
  ] as const;
  for (const [one, name] of moves) {
    const menu = one.getByRole("button", { name: `More for ${name}` });
    await menu.focus();
    await one.keyboard.press("Enter");
  }
  const both = moves.map(([one]) => answerTo(one, /\/reorder$/));
  for (const [one, , item] of moves) await one.getByRole("menuitem", { name: item }).press("Enter");
  await Promise.all(both);
  const end = await books.slugs(user, id);
  expect(end.toSorted()).toEqual(all);
  for (const one of devices) {
    await one.reload();
    await expect.poll(() => titlesOf(one)).toEqual(end);
  }
  await device.close();
});
