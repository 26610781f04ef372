import { join } from "node:path";
import { searchFields } from "@lagom/server/features/books/search-fields";
import { createAccount } from "@lagom/server/identity/auth/accounts";
import { openDatabase } from "@lagom/server/platform/database/open";
import { bookListBooks, bookLists, books } from "@lagom/server/schema/books.table";
import { users } from "@lagom/server/schema/users.table";
import { test as base, expect, expectConsoleError, type Product } from "./fixtures.ts";
import { startOwnProduct } from "./own-product.ts";

const MOST = 5000;
const BATCH = 1000;
const READER = { email: "collector@example.com", password: "a good password", fullName: "Collector" };
const titleOf = (at: number) => `Volume ${String(at).padStart(4, "0")}`;

interface Collection {
  product: Product;
  list: number;
}

/** A reader with a list of 5,000 books, and one more book; in a product of its own. */
async function collect(folder: string): Promise<number> {
  const database = await openDatabase({ folder: join(folder, "db") });
  const { db } = database;
  const userId = await createAccount({ database }, { ...READER, confirmed: true });
  await db.insert(users).values({ id: userId, email: READER.email });
  const [made] = await db
    .insert(bookLists)
    .values({ userId, name: "Allt", position: 0 })
    .returning({ id: bookLists.id });
  const list = made?.id ?? 0;
  for (let from = 0; from <= MOST; from += BATCH) {
    const count = Math.min(BATCH, MOST + 1 - from);
    const rows = Array.from({ length: count }, (_, at) => {
      const title = titleOf(from + at);
      return { slug: title.toLowerCase().replace(" ", "-"), title, authors: [], ...searchFields(title, []) };
    });
    const ids = await db.insert(books).values(rows).returning({ id: books.id });
    const placed = ids.map(({ id }, at) => ({ listId: list, bookId: id, position: from + at }));
    const fits = placed.filter(({ position }) => position < MOST);
    if (fits.length > 0) await db.insert(bookListBooks).values(fits);
  }
  await database.close();
  return list;
}

const test = base.extend<object, { collection: Collection }>({
  collection: [
    async ({}, use) => {
      let list = 0;
      const product = await startOwnProduct({}, async (folder) => {
        list = await collect(folder);
      });
      await use({ product, list });
      await product.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  product: async ({ collection: { product } }, use) => use(product),
});

test("a list of 5,000 books is loaded in parts and can be reordered, and one more book is refused with a message", async ({
  page,
  product,
  signIn,
  collection: { list },
}) => {
  expectConsoleError("409 (Conflict)");
  expectConsoleError("404 (Not Found)");
  const { email, password } = READER;
  const reply = await page.request.post(`${product.auth}/auth/v1/token?grant_type=password`, {
    headers: { apikey: "local" },
    data: { email, password },
  });
  const session = await reply.json();
  const headers = { authorization: `Bearer ${session.access_token}` };
  const titlesAt = async (offset: number) => {
    const part = await page.request.get(`${product.api}/api/book-lists/${list}?limit=200&offset=${offset}`, {
      headers,
    });
    return (await part.json()).books.map((book: { title: string }) => book.title);
  };
  await signIn({ session });
  await page.goto(`/lists/${list}`);
  await expect(page.getByText("5,000 books")).toBeVisible();
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(50);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows).toHaveCount(250);
  await page.getByRole("button", { name: `Move ${titleOf(249)}` }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Volume 0249 lifted, at place 250 of 5000.")).toBeAttached();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `More for ${titleOf(249)}` }).click();
  await page.getByRole("menuitem", { name: "Move to the top" }).click();
  await expect(rows.first().getByRole("heading")).toHaveText(titleOf(249));
  await expect.poll(async () => (await titlesAt(0)).slice(0, 2)).toEqual([titleOf(249), titleOf(0)]);

  await page.goto(`/books/volume-${MOST}`);
  await page.getByRole("button", { name: "List", exact: true }).click();
  await page.getByRole("checkbox", { name: "Allt" }).click();
  await expect(page.getByText("There is no more room: a list holds 5,000 books")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Allt" })).not.toBeChecked();
  const all: string[] = [];
  for (let offset = 0; offset < MOST; offset += 200) all.push(...(await titlesAt(offset)));
  expect(all.toSorted()).toEqual(Array.from({ length: MOST }, (_, at) => titleOf(at)));
});
