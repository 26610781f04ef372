import type { OwnList } from "@lagom/shared/contract/book-lists";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { bookListBooks, bookLists, books } from "../../schema/books.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";
import { forgetDeletedLists } from "./forget-deleted-lists.ts";
import { seedBooks } from "./seed-books.ts";
import { listClient, type Method } from "./testing.ts";

const api = useTestApi();
const { call, make, slugs, idOf } = listClient(api);
const ids: Record<string, number> = {};

beforeAll(async () => {
  await seedBooks(api.database.db);
  for (const slug of ["emma", "faust", "heidi", "dracula"]) ids[slug] = await idOf(slug);
});

const bookId = (slug: string): number => ids[slug] ?? 0;
const listNames = async (user: TestUser) =>
  (await call(user, "GET", "book-lists?limit_lists=100"))
    .json()
    .lists.map(({ name }: { name: string }) => name);

describe("my lists", () => {
  it("begin with the newest, each with its first books", async () => {
    const user = await testUser();
    await make(user, "Gammal");
    const id = await make(user, "Sommar", ["emma", "faust", "heidi"]);
    const reply = await call(user, "GET", `book-lists?limit_books=2&book_id=${bookId("heidi")}`);
    expect(reply.json()).toMatchObject({
      lists: [
        {
          id,
          name: "Sommar",
          is_public: false,
          books_count: 3,
          has_book: true,
          books: [{ slug: "emma" }, { slug: "faust" }],
        },
        { name: "Gammal", books_count: 0, has_book: false, books: [] },
      ],
      has_more: false,
    });
    expect((await call(user, "GET", "book-lists?include_books=false")).json().lists[0].books).toEqual([]);
  });

  it("come with 2,000 books at most, of all of them together", async () => {
    const user = await testUser();
    await make(user, "Sommar", ["heidi", "emma", "faust"]);
    await make(user, "Vinter", ["faust", "emma", "dracula"]);
    const names = async (limits: string) =>
      (await call(user, "GET", `book-lists?${limits}`))
        .json()
        .lists.map(({ books }: OwnList) => books.map(({ slug }) => slug));
    expect(await names("limit_lists=20&limit_books=100")).toEqual([
      ["faust", "emma", "dracula"],
      ["heidi", "emma", "faust"],
    ]);
    expect(await names("limit_lists=200&limit_books=2")).toEqual([
      ["faust", "emma"],
      ["heidi", "emma"],
    ]);
    const refused = await call(user, "GET", "book-lists?limit_lists=200&limit_books=11");
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.details).toMatchObject([{ field: "limit_books" }]);
    const without = "book-lists?limit_lists=200&limit_books=100&include_books=false";
    expect((await call(user, "GET", without)).statusCode).toBe(200);
  });

  it("come six at a time, and are the user's alone", async () => {
    const user = await testUser();
    for (const name of ["a", "b", "c", "d", "e", "f", "g"]) await make(user, name);
    const first = (await call(user, "GET", "book-lists")).json();
    expect(first.lists).toHaveLength(6);
    expect(first.has_more).toBe(true);
    expect((await call(user, "GET", "book-lists?offset=6")).json().lists).toMatchObject([{ name: "a" }]);
    expect((await call(await testUser(), "GET", "book-lists")).json().lists).toEqual([]);
  });

  it("are put in another order, with those that the order does not name in their places", async () => {
    const user = await testUser();
    const [c, b, a] = [await make(user, "c"), await make(user, "b"), await make(user, "a")];
    const reply = await call(user, "PATCH", "book-lists/reorder-lists", {
      order: [c, a],
      user_email: user.email,
    });
    expect(reply.json()).toEqual({ order: [c, b, a] });
    expect(await listNames(user)).toEqual(["c", "b", "a"]);
  });
});

describe("the name of a list", () => {
  it.each(["a", "本", "📚".repeat(200), "كتب الصيف", "<script>alert(1)</script>", "' or 1=1 --"])(
    "may be %s",
    async (name) => {
      const user = await testUser();
      await make(user, name);
      expect(await listNames(user)).toEqual([name]);
    },
  );

  it.each([
    ["", "letter to see"],
    ["  \u200B ", "letter to see"],
    ["x".repeat(201), "longer than 200 characters"],
  ])("may not be %j", async (name, message) => {
    const reply = await call(await testUser(), "POST", "book-lists", { name });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.details).toMatchObject([
      { field: "name", message: expect.stringContaining(message) },
    ]);
  });

  it("is given once, but for what is deleted", async () => {
    const user = await testUser();
    const id = await make(user, "Sommar");
    expect((await call(user, "POST", "book-lists", { name: " sommar" })).json().error).toMatchObject({
      code: "conflict",
      message: "You have a list of this name already",
      details: [{ field: "name" }],
    });
    const other = await make(user, "Vinter");
    expect((await call(user, "PATCH", `book-lists/${other}`, { name: "SOMMAR" })).statusCode).toBe(409);
    expect((await call(user, "PATCH", `book-lists/${id}`, { name: "SOMMAR" })).json().name).toBe("SOMMAR");
    await call(user, "DELETE", `book-lists/${id}`);
    await make(user, "Sommar");
    expect((await call(user, "POST", `book-lists/${id}/restore`)).statusCode).toBe(409);
    expect((await listNames(user)).sort()).toEqual(["Sommar", "Vinter"]);
  });
});

describe("a list", () => {
  it("is renamed and made public, and then open to visitors", async () => {
    const user = await testUser();
    const id = await make(user, "Sommar", ["emma"]);
    expect((await call(null, "GET", `book-lists/${id}`)).statusCode).toBe(404);
    const changed = await call(user, "PATCH", `book-lists/${id}`, {
      is_public: true,
      user_email: user.email,
    });
    expect(changed.json()).toMatchObject({ name: "Sommar", is_public: true, books_count: 1 });
    await call(user, "PATCH", `book-lists/${id}`, { name: "Höst" });
    const open = (await call(null, "GET", `book-lists/${id}`)).json();
    expect(open).toMatchObject({ name: "Höst", is_own: false, books: [{ slug: "emma" }], has_more: false });
    expect((await call(user, "GET", `book-lists/${id}`)).json().is_own).toBe(true);
    expect(JSON.stringify(open)).not.toContain(user.email);
  });

  it("is deleted, and restored with its books and its place", async () => {
    const user = await testUser();
    const [, id] = [await make(user, "a"), await make(user, "b", ["emma", "faust"]), await make(user, "c")];
    expect((await call(user, "DELETE", `book-lists/${id}`, { user_email: user.email })).statusCode).toBe(204);
    expect(await listNames(user)).toEqual(["c", "a"]);
    for (const [method, path] of [
      ["GET", ""],
      ["PATCH", ""],
      ["DELETE", ""],
      ["POST", "/books"],
    ] as const)
      expect((await call(user, method, `book-lists/${id}${path}`, { book_id: 1 })).statusCode).toBe(404);
    expect((await call(await testUser(), "POST", `book-lists/${id}/restore`)).statusCode).toBe(404);
    expect((await call(user, "POST", `book-lists/${id}/restore`)).json()).toMatchObject({ name: "b" });
    expect(await listNames(user)).toEqual(["c", "b", "a"]);
    expect(await slugs(user, id ?? 0)).toEqual(["emma", "faust"]);
  });

  it("is gone for good a day after its deletion", async () => {
    const user = await testUser();
    const id = await make(user, "a", ["emma"]);
    await call(user, "DELETE", `book-lists/${id}`);
    const yesterday = sql`now() - interval '25 hours'`;
    await api.database.db.update(bookLists).set({ deletedAt: yesterday }).where(eq(bookLists.id, id));
    await forgetDeletedLists.run(api.database.db);
    expect((await call(user, "POST", `book-lists/${id}/restore`)).statusCode).toBe(404);
    expect(await api.database.db.select().from(bookListBooks).where(eq(bookListBooks.listId, id))).toEqual(
      [],
    );
  });

  it("takes books at any place, each once", async () => {
    const user = await testUser();
    const id = await make(user, "a", ["emma", "faust"]);
    const add = (slug: string, position?: number) =>
      call(user, "POST", `book-lists/${id}/books`, {
        book_id: bookId(slug),
        position,
        user_email: user.email,
      });
    expect((await add("heidi", 1)).json()).toEqual({ books_count: 3 });
    expect((await add("dracula", 99)).json()).toEqual({ books_count: 4 });
    expect((await add("emma", 3)).json()).toEqual({ books_count: 4 });
    expect(await slugs(user, id)).toEqual(["emma", "heidi", "faust", "dracula"]);
    expect((await call(user, "POST", `book-lists/${id}/books`, { book_id: 999_999 })).statusCode).toBe(404);
    const remove = () =>
      call(user, "DELETE", `book-lists/${id}/books/${bookId("heidi")}`, { user_email: user.email });
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 204]);
    expect(await slugs(user, id)).toEqual(["emma", "faust", "dracula"]);
  });

  it("is made with a book on it, both or neither", async () => {
    const user = await testUser();
    const made = await call(user, "POST", "book-lists", { name: "a", book_id: bookId("emma") });
    expect(made.json()).toMatchObject({ name: "a", books_count: 1 });
    expect(await slugs(user, made.json().id)).toEqual(["emma"]);
    expect((await call(user, "POST", "book-lists", { name: "b", book_id: 999_999 })).statusCode).toBe(404);
    expect((await call(user, "GET", "book-lists")).json().lists).toHaveLength(1);
  });

  it("is put in another order", async () => {
    const user = await testUser();
    const id = await make(user, "a", ["emma", "faust", "heidi"]);
    const order = ["heidi", "emma", "faust"].map(bookId);
    expect((await call(user, "PATCH", `book-lists/${id}/reorder`, { order })).json()).toEqual({ order });
    expect(await slugs(user, id)).toEqual(["heidi", "emma", "faust"]);
    const twice = await call(user, "PATCH", `book-lists/${id}/reorder`, { order: [1, 1] });
    expect(twice.json().error.details).toMatchObject([{ field: "order", message: "names an id twice" }]);
  });

  it("is left as it is by a move of what is gone", async () => {
    const user = await testUser();
    const id = await make(user, "a", ["emma", "faust", "heidi"]);
    const [emma, faust, heidi] = ["emma", "faust", "heidi"].map(bookId);
    await call(user, "DELETE", `book-lists/${id}/books/${heidi}`, {});
    await call(user, "PATCH", `book-lists/${id}/reorder`, { order: [faust, emma], moved: faust });
    const stale = { order: [heidi, emma, faust], moved: heidi };
    const refused = await call(user, "PATCH", `book-lists/${id}/reorder`, stale);
    expect(refused.statusCode).toBe(404);
    expect(refused.json().error.details).toMatchObject([{ field: "moved" }]);
    expect(await slugs(user, id)).toEqual(["faust", "emma"]);
    const lists = { order: [999_999, id], moved: 999_999 };
    expect((await call(user, "PATCH", "book-lists/reorder-lists", lists)).statusCode).toBe(404);
  });

  it("belongs to its owner: changes by others are 404, and another user's path is 403", async () => {
    const [user, other] = [await testUser(), await testUser()];
    const id = await make(user, "a", ["emma", "faust"], true);
    const changes: [Method, string, object][] = [
      ["PATCH", "", { name: "mine" }],
      ["DELETE", "", {}],
      ["POST", "/books", { book_id: bookId("heidi") }],
      ["DELETE", `/books/${bookId("emma")}`, {}],
      ["PATCH", "/reorder", { order: [bookId("faust"), bookId("emma")] }],
    ];
    for (const [method, path, body] of changes) {
      const url = `book-lists/${id}${path}`;
      expect((await call(other, method, url, body)).statusCode).toBe(404);
      expect((await call(other, method, url, { ...body, user_email: user.email })).statusCode).toBe(403);
      expect((await call(user, method, url, { ...body, user_email: other.email })).statusCode).toBe(403);
    }
    const theirs = await call(other, "PATCH", "book-lists/reorder-lists", { order: [id] });
    expect(theirs.json()).toEqual({ order: [] });
    expect(await slugs(user, id)).toEqual(["emma", "faust"]);
    expect((await call(user, "GET", `book-lists/${id}`)).json().name).toBe("a");
  });

  it("holds 5,000 books, read in parts and put in order, and says so of the next", async () => {
    const user = await testUser();
    const id = await make(user, "Allt");
    const { db } = api.database;
    await db.execute(sql`insert into ${books} (slug, title, authors, search_text)
      select 'many-' || n, 'Many ' || n, '{}', 'many ' || n from generate_series(1, 5000) n`);
    await db.execute(sql`insert into ${bookListBooks} (list_id, book_id, position)
      select ${id}::int, id, row_number() over (order by id) from ${books} where slug like 'many-%'`);
    const full = await call(user, "POST", `book-lists/${id}/books`, { book_id: bookId("emma") });
    expect(full.json().error.message).toBe("A list holds 5000 books at most");
    const all = await db
      .select({ id: bookListBooks.bookId })
      .from(bookListBooks)
      .where(eq(bookListBooks.listId, id));
    const order = all.map((row) => row.id).sort((one, other) => other - one);
    expect((await call(user, "PATCH", `book-lists/${id}/reorder`, { order })).json()).toEqual({ order });
    const page = (await call(user, "GET", `book-lists/${id}?limit=200&offset=4900`)).json();
    expect(page.books.map((book: { id: number }) => book.id)).toEqual(order.slice(4900));
    expect(page).toMatchObject({ books_count: 5000, has_more: false });
  });
});
