import type { Page } from "@playwright/test";
import { booksOf } from "./books.ts";
import { drag, pressUntilSaid, said } from "./drag.ts";
import { expect, expectAccessible, type Product, test } from "./fixtures.ts";

const NAMES = ["Ett", "Två", "Tre"];
const handle = (page: Page, name: string) => page.getByRole("button", { name: `Move ${name}`, exact: true });

/** Three lists on the books page, and their order on the server. */
async function openLists(page: Page, product: Product, user: { token: string }) {
  const books = booksOf(page, product);
  for (const name of NAMES.toReversed()) await books.makeList(user, name, []);
  await page.goto("/books");
  await expect(handle(page, "Ett")).toBeVisible();
  return async () => {
    const headers = { authorization: `Bearer ${user.token}` };
    const reply = await page.request.get(`${product.api}/api/book-lists?include_books=false`, { headers });
    return (await reply.json()).lists.map((list: { name: string }) => list.name);
  };
}

test("lists can be reordered by keyboard, with announcements, and Esc cancels", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await signIn(user);
  const order = await openLists(page, product, user);
  await handle(page, "Ett").focus();
  await page.keyboard.press("Enter");
  await expect(said(page, "Ett lifted, at place 1 of 3.")).toBeAttached();
  await pressUntilSaid(page, "ArrowDown", "Ett at place 2 of 3.");
  await page.keyboard.press("Escape");
  await expect(said(page, "Ett is back at its place.")).toBeAttached();
  expect(await order()).toEqual(NAMES);

  await page.keyboard.press("Space");
  await expect(said(page, "Ett lifted")).toBeAttached();
  await pressUntilSaid(page, "ArrowDown", "Ett at place 2 of 3.");
  await pressUntilSaid(page, "ArrowDown", "Ett at place 3 of 3.");
  await page.keyboard.press("Space");
  await expect(said(page, "Ett dropped at place 3 of 3.")).toBeAttached();
  await expect.poll(order).toEqual(["Två", "Tre", "Ett"]);
  await expectAccessible(page);
});

test("lists can be reordered by dragging, and through the menu", { tag: "@both-widths" }, async ({
  page,
  user,
  signIn,
  product,
  isMobile,
}) => {
  await signIn(user);
  const order = await openLists(page, product, user);
  await handle(page, "Ett").evaluate((element) => element.scrollIntoView({ block: "center" }));
  await drag(page, isMobile, handle(page, "Tre"), handle(page, "Ett"), "Tre at place 1 of 3.");
  await expect.poll(order).toEqual(["Tre", "Ett", "Två"]);
  await page.getByRole("button", { name: "More for Två" }).click();
  await page.getByRole("menuitem", { name: "Move to the top" }).click();
  await expect.poll(order).toEqual(["Två", "Tre", "Ett"]);
  await page.reload();
  const names = page.getByRole("region", { name: "My lists" }).getByRole("heading", { level: 3 });
  await expect(names).toHaveText(["Två", "Tre", "Ett"]);
});

test("books loaded by Show more can be reordered like the first fifty", async ({
  page,
  user,
  signIn,
  product,
  isMobile,
}) => {
  await signIn(user);
  const books = booksOf(page, product);
  const reply = await page.request.get(`${product.api}/api/books/search?limit=60`);
  const shelf: { slug: string; title: string }[] = (await reply.json()).books;
  const slugs = shelf.map(({ slug }) => slug);
  const id = await books.makeList(user, "Lång", slugs);
  await page.goto(`/lists/${id}`);
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(50);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows).toHaveCount(60);

  const [low, high] = [shelf[56]?.title ?? "", shelf[54]?.title ?? ""];
  await handle(page, shelf[55]?.title ?? "").evaluate((row) => row.scrollIntoView({ block: "center" }));
  await drag(page, isMobile, handle(page, low), handle(page, high), `${low} at place 55 of 60.`);
  const dragged = [...slugs.slice(0, 54), ...slugs.slice(56, 57), ...slugs.slice(54, 56), ...slugs.slice(57)];
  await expect.poll(() => books.slugs(user, id)).toEqual(dragged);

  const last = shelf[59]?.title ?? "";
  await page.getByRole("button", { name: `More for ${last}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Move to the top" }).click();
  await expect(rows.first().getByRole("heading")).toHaveText(last);
  await expect.poll(() => books.slugs(user, id)).toEqual([...dragged.slice(59), ...dragged.slice(0, 59)]);
  await expect(rows).toHaveCount(60);
});
