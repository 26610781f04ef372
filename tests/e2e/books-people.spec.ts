import type { Page } from "@playwright/test";
import { booksOf } from "./books.ts";
import {
  answerTo,
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectConsoleError,
  test,
  type User,
} from "./fixtures.ts";

const BOOK = "/books/the-metamorphosis";
const like = (page: Page) => page.getByRole("button", { name: /^Liked?$/ });
const stars = (page: Page, count: number) => page.getByRole("radio", { name: `${count} stars` });

async function fillSignIn(page: Page, user: User): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Welcome back" });
  await dialog.getByLabel("E-mail").fill(user.email);
  await dialog.getByLabel("Password").fill(user.password);
  await dialog.getByLabel("Password").press("Enter");
  await expect(dialog).toBeHidden();
}

test("a visitor who adds a book to a list signs in and continues where they were", async ({
  page,
  user,
  product,
}) => {
  await booksOf(page, product).makeList(user, "Sommar", []);
  await page.goto(BOOK);
  await page.getByRole("button", { name: "List", exact: true }).click();
  await fillSignIn(page, user);
  await expect(page).toHaveURL(BOOK);
  const dialog = page.getByRole("dialog", { name: "Put on a list" });
  const added = answerTo(page, /book-lists.\d+.books$/);
  await dialog.getByRole("checkbox", { name: "Sommar" }).click();
  await expect(dialog.getByRole("checkbox", { name: "Sommar" })).toBeChecked();
  await added;
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.goto("/books");
  const lists = page.getByRole("region", { name: "My lists" });
  await expect(lists.getByRole("link", { name: "The Metamorphosis" })).toBeVisible();
});

test("a visitor's stars count once they have signed in; an abandoned like does not", async ({
  page,
  user,
}) => {
  await page.goto(BOOK);
  await like(page).click();
  await expect(page.getByRole("dialog", { name: "Welcome back" })).toBeVisible();
  await page.keyboard.press("Escape");
  await stars(page, 5).click();
  await fillSignIn(page, user);
  await expect(stars(page, 5)).toBeChecked();
  await expect(like(page)).toHaveAttribute("aria-pressed", "false");
  await page.reload();
  await expect(stars(page, 5)).toBeChecked();
});

test("personal data is never shown to another user or a visitor", async ({
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

  await page.goto(`/lists/${list}`);
  await expect(page.getByText("This list is private or gone")).toBeVisible();
  await page.goto(BOOK);
  await expect(like(page)).toHaveAttribute("aria-pressed", "false");
  await signIn(stranger);
  await page.goto(`/lists/${list}`);
  await expect(page.getByText("This list is private or gone")).toBeVisible();
  await expectAccessible(page);
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
  await page.goto(BOOK);
  await expect(like(page)).toHaveAttribute("aria-pressed", "false");
  await expect(stars(page, 2)).not.toBeChecked();
  await page.goto("/liked-book-bites");
  await expect(page.getByText("No liked books yet")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/books");
  await expect(page.getByText("No lists yet")).toBeVisible();
  expect(await books.slugs(user, list)).toEqual(["the-metamorphosis"]);
});

test("liked books are loaded 24 at a time", { tag: "@both-widths" }, async ({
  page,
  user,
  signIn,
  product,
}) => {
  const reply = await page.request.get(`${product.api}/api/books/search?limit=30`);
  const shelf: { id: number }[] = (await reply.json()).books;
  const headers = { authorization: `Bearer ${user.token}` };
  for (const { id } of shelf)
    await page.request.put(`${product.api}/api/books/${id}/rating`, { headers, data: { liked: true } });
  await signIn(user);
  await page.goto("/liked-book-bites");
  const liked = page.getByRole("main").getByRole("listitem");
  await expect(liked).toHaveCount(24);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(liked).toHaveCount(30);
  await expectAccessibleAtBothWidths(page);
});
