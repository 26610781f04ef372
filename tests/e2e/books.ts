import type { Page } from "@playwright/test";
import type { Product } from "./fixtures.ts";

type Owner = { token: string };

/** Lists of books, set up and looked at through the server. */
export function booksOf(page: Page, { api }: Product) {
  const asked = ({ token }: Owner, data?: object) => ({
    headers: { authorization: `Bearer ${token}` },
    ...(data ? { data } : {}),
  });
  const idOf = async (slug: string): Promise<number> =>
    (await (await page.request.get(`${api}/api/books/slug/${slug}`)).json()).id;
  const add = async (user: Owner, list: number, slug: string) =>
    page.request.post(`${api}/api/book-lists/${list}/books`, asked(user, { book_id: await idOf(slug) }));

  async function makeList(user: Owner, name: string, slugs: string[], isPublic = false): Promise<number> {
    const made = await page.request.post(`${api}/api/book-lists`, asked(user, { name, is_public: isPublic }));
    const { id } = await made.json();
    for (const slug of slugs) await add(user, id, slug);
    return id;
  }

  /** The books of a list in the server's order. */
  async function slugs(user: Owner, list: number): Promise<string[]> {
    const { books } = await (
      await page.request.get(`${api}/api/book-lists/${list}?limit=200`, asked(user))
    ).json();
    return books.map((book: { slug: string }) => book.slug);
  }
  return { add, makeList, slugs };
}
export type Books = ReturnType<typeof booksOf>;
