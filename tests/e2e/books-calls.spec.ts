import type { Request } from "@playwright/test";
import { booksOf } from "./books.ts";
import { answerTo, expect, expectConsoleError, test } from "./fixtures.ts";

/** One call as sent: method, path with query, and body. */
function callOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url());
  const query = [...searchParams].map(([name, value]) => `${name}=${value}`).join("&");
  return [request.method(), query ? `${pathname}?${query}` : pathname, request.postData() ?? ""]
    .join(" ")
    .trim();
}

test("lists are made, filled, put in order and emptied, with undo, by exactly the documented calls and payloads", async ({
  page,
  user,
  signIn,
  product,
}) => {
  expectConsoleError("404 (Not Found)");
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(product.api) && request.method() !== "OPTIONS") requests.push(request);
  });
  const books = booksOf(page, product);
  const idOf = async (slug: string): Promise<number> =>
    (await (await page.request.get(`${product.api}/api/books/slug/${slug}`)).json()).id;
  const [emma, faust] = [await idOf("emma"), await idOf("faust")];
  await signIn(user);
  await page.goto("/books");
  await page.getByRole("button", { name: "Make a list" }).click();
  const dialog = page.getByRole("dialog", { name: "New list" });
  for (const name of ["Två", "Ett"]) {
    if (name === "Ett") await page.getByRole("button", { name: "New list" }).click();
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByLabel("Name").press("Enter");
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  }
  const own = { authorization: `Bearer ${user.token}` };
  const lists = async (): Promise<{ id: number; name: string }[]> =>
    (await (await page.request.get(`${product.api}/api/book-lists`, { headers: own })).json()).lists;
  await expect.poll(async () => (await lists()).map(({ name }) => name)).toEqual(["Ett", "Två"]);
  const [one, two] = (await lists()).map(({ id }) => id);
  const menu = async (name: string, item: string) => {
    await page.getByRole("button", { name: `More for ${name}`, exact: true }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await menu("Två", "Move up");
  await menu("Två", "Make public");
  await expect(page.getByText("Public", { exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search books" }).fill("emma");
  const found = page.getByRole("region", { name: "Found" });
  await expect(found.getByRole("heading", { level: 3 })).toContainText(["Emma"]);
  await found.getByRole("link", { name: "Emma" }).click();
  for (const slug of ["emma", "faust"]) {
    if (slug === "faust") await page.goto("/books/faust");
    await page.getByRole("button", { name: "List", exact: true }).click();
    const added = answerTo(page, /book-lists.\d+.books$/);
    await page.getByRole("checkbox", { name: "Två" }).click();
    await expect(page.getByRole("checkbox", { name: "Två" })).toBeChecked();
    await added;
    await page.getByRole("button", { name: "Done" }).click();
  }
  await page.goto("/liked-book-bites");
  await expect(page.getByText("No liked books yet")).toBeVisible();
  await page.getByRole("link", { name: "Books", exact: true }).first().click();
  await page.getByRole("link", { name: "Två", exact: true }).click();
  const rows = page.getByRole("main").getByRole("listitem").getByRole("heading");
  await expect(rows).toHaveText(["Emma", "Faust"]);
  await menu("Faust", "Move up");
  await expect(rows).toHaveText(["Faust", "Emma"]);
  await menu("Emma", "Take off the list");
  await expect(rows).toHaveText(["Faust"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows).toHaveText(["Faust", "Emma"]);
  await menu("Emma", "Take off the list");
  await expect(rows).toHaveText(["Faust"]);
  await menu("Faust", "Move to another list");
  const moving = page.getByRole("dialog", { name: "Move “Faust”" });
  await moving.getByRole("radio", { name: "Ett" }).check();
  await moving.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByText("“Faust” was moved to “Ett”")).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect.poll(() => books.slugs(user, two ?? 0)).toEqual([]);
  expect(await books.slugs(user, one ?? 0)).toEqual(["faust"]);
  await menu("Två", "Delete");
  await expect(page).toHaveURL("/books");

  await expect.poll(lists).toMatchObject([{ id: one, name: "Ett" }]);
  const email = `"user_email":"${user.email}"`;
  expect(requests.map(callOf)).toEqual(
    expect.arrayContaining([
      "GET /api/book-lists?include_books=true&limit_lists=6&limit_books=10",
      `POST /api/book-lists {"name":"Ett","is_public":false,${email}}`,
      `PATCH /api/book-lists/reorder-lists {"order":[${two},${one}],"moved":${two},${email}}`,
      `PATCH /api/book-lists/${two} {"is_public":true,${email}}`,
      `GET /api/books/search?q=emma&show_academic=false&user_email=${user.email}&page=1&limit=24`,
      `POST /api/books/${emma}/click`,
      `POST /api/book-lists/${two}/books {"book_id":${emma},"position":0,${email}}`,
      "GET /api/ratings/liked?limit=24&offset=0",
      `PATCH /api/book-lists/${two}/reorder {"order":[${faust},${emma}],"moved":${faust},${email}}`,
      `DELETE /api/book-lists/${two}/books/${emma} {${email}}`,
      `POST /api/book-lists/${two}/books {"book_id":${emma},"position":1,${email}}`,
      `POST /api/book-lists/${one}/books {"book_id":${faust},"position":0,${email}}`,
      `DELETE /api/book-lists/${two}/books/${faust} {${email}}`,
      `DELETE /api/book-lists/${two} {${email}}`,
    ]),
  );
});
