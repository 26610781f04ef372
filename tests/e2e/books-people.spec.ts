import type { Page } from "@playwright/test";
import { booksOf } from "./books.ts";
import { expect, expectConsoleError, test } from "./fixtures.ts";

const BOOK = "/books/the-metamorphosis";
const like = (page: Page) => page.getByRole("button", { name: /^Liked?$/ });
const stars = (page: Page, count: number) => page.getByRole("radio", { name: `${count} stars` });

test("a visitor can open and report a public list, but neither they nor another user see what is personal", async ({
  page,
  user,
  makeUser,
  signIn,
  product,
}) => {
  expectConsoleError("404 (Not Found)");
  const [books, stranger] = [booksOf(page, product), await makeUser()];
  const list = await books.makeList(user, "Hemlig", ["the-metamorphosis"]);
  const own = { authorization: `Bearer ${user.token}` };
  const { id } = await (await page.request.get(`${product.api}/api/books/slug/the-metamorphosis`)).json();
  const rating = `${product.api}/api/books/${id}/rating`;
  await page.request.put(rating, { headers: own, data: { liked: true, stars: 2 } });

  const open = await books.makeList(user, "För alla", ["emma"], true);
  await page.goto(`/lists/${open}`);
  await expect(page.getByRole("heading", { name: "För alla" })).toBeVisible();
  await expect(page).toHaveTitle("För alla · Lagom");
  await page.getByRole("button", { name: "Report this list" }).click();
  const dialog = page.getByRole("dialog", { name: "Report this list" });
  await dialog.getByLabel("What is wrong with it?").fill("Reklam");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Thank you. We will look at this list.")).toBeVisible();

  await page.goto(`/lists/${list}`);
  await expect(page.getByText("This list is private or gone")).toBeVisible();
  await page.goto(BOOK);
  await expect(like(page)).toHaveAttribute("aria-pressed", "false");
  await signIn(stranger);
  await page.goto(BOOK);
  await expect(like(page)).toHaveAttribute("aria-pressed", "false");
  await expect(stars(page, 2)).not.toBeChecked();
  await page.goto(`/lists/${list}`);
  await expect(page.getByText("This list is private or gone")).toBeVisible();
  await page.getByRole("link", { name: "See all books" }).click();
  await expect(page.getByText("No lists yet")).toBeVisible();
  await page.getByRole("link", { name: "Liked books" }).click();
  await expect(page.getByText("No liked books yet")).toBeVisible();
  const headers = { authorization: `Bearer ${stranger.token}` };
  const at = `${product.api}/api/book-lists/${list}`;
  const tries = [
    page.request.get(at, { headers }),
    page.request.patch(at, { headers, data: { name: "Min" } }),
    page.request.delete(at, { headers, data: {} }),
    page.request.post(`${at}/books`, { headers, data: { book_id: id } }),
    page.request.delete(`${at}/books/${id}`, { headers, data: {} }),
    page.request.patch(`${at}/reorder`, { headers, data: { order: [id] } }),
  ];
  expect((await Promise.all(tries)).map((reply) => reply.status())).toEqual(tries.map(() => 404));
  expect(await books.slugs(user, list)).toEqual(["the-metamorphosis"]);
});
