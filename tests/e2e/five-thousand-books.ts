import { join } from "node:path";
import { searchFields } from "@lagom/server/features/books/search-fields";
import { createAccount } from "@lagom/server/identity/auth/accounts";
import { readConfig } from "@lagom/server/platform/config";
import { openDatabase } from "@lagom/server/platform/database/open";
import { bookListBooks, bookLists, books } from "@lagom/server/schema/books.table";
import { users } from "@lagom/server/schema/users.table";

/** The most books that a list holds. */
export const MOST = 5000;
const BATCH = 1000;
/** Whose list it is. */
export const READER = { email: "collector@example.com", password: "a good password", fullName: "Collector" };
export const titleOf = (at: number) => `Volume ${String(at).padStart(4, "0")}`;

/**
 * Adds a reader with a list of 5,000 books, and one more book, to the data of a product.
 * @returns the id of the list
 */
export async function collect(folder: string): Promise<number> {
  const database = await openDatabase({ folder: join(folder, "db") });
  const { db } = database;
  const userId = await createAccount({ database, config: readConfig({}) }, { ...READER, confirmed: true });
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
