import type { TestApi } from "../../testing/api.ts";
import type { TestUser } from "../../testing/tokens.ts";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** The calls of book lists, for tests. */
export function listClient(api: TestApi) {
  const call = (user: TestUser | null, method: Method, path: string, payload?: object) =>
    api.app.inject({
      method,
      url: `/api/${path}`,
      headers: user?.headers ?? {},
      ...(payload && method !== "GET" ? { payload } : {}),
    });
  const idOf = async (slug: string): Promise<number> =>
    (await call(null, "GET", `books/slug/${slug}`)).json().id;

  /** Makes a list with books. @returns its id */
  async function make(user: TestUser, name: string, slugs: string[] = [], isPublic = false): Promise<number> {
    const { id } = (await call(user, "POST", "book-lists", { name, is_public: isPublic })).json();
    for (const slug of slugs)
      await call(user, "POST", `book-lists/${id}/books`, { book_id: await idOf(slug) });
    return id;
  }

  /** The books of a list in their order. */
  const slugs = async (user: TestUser | null, id: number): Promise<string[]> =>
    (await call(user, "GET", `book-lists/${id}?limit=200`))
      .json()
      .books.map((book: { slug: string }) => book.slug);

  return { call, make, slugs, idOf };
}
