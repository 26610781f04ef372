import { beforeAll, describe, expect, it } from "vitest";
import { bookListBooks, bookLists } from "../../schema/books.table.ts";
import { failuresDaily } from "../../schema/failures.table.ts";
import { users } from "../../schema/users.table.ts";
import { testAdministrator } from "../../testing/administrator.ts";
import { useTestApi } from "../../testing/api.ts";
import { addText } from "../../testing/texts.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";
import { seedBooks } from "../books/seed-books.ts";

const api = useTestApi();
let admin: TestUser;
let reader: TestUser;

const get = async (path: string, user = admin) =>
  (await api.app.inject({ url: `/api/admin/${path}`, headers: user.headers })).json();
const send = (method: "POST" | "PUT", url: string, payload: object, user = reader) =>
  api.app.inject({ method, url: `/api/${url}`, headers: user.headers, payload });

beforeAll(async () => {
  admin = await testAdministrator(api);
  reader = await testUser({ email: "reader@example.com" });
  const { db } = api.database;
  await seedBooks(db);
  const { rewriteId } = await addText(db);
  const word = { source_word: "hund", translated_word: "dog", source_lang: "sv", target_lang: "en" };
  await send("POST", "user-words", word);
  await send("POST", "user/activities", {
    activity_type: "article_read",
    rewrite_id: rewriteId,
    activity_data: { words_read: 120 },
  });
  await send("POST", "contact", { email: "reader@example.com", subject: "Hej", message: "Fint!" });
  await send("PUT", "books/1/rating", { liked: true, stars: 4 });
  await send("PUT", "books/2/rating", { stars: 1 });
  const [list] = await db
    .insert(bookLists)
    .values({ userId: reader.id, name: "Sommar", position: 0, isPublic: true })
    .returning();
  await db.insert(bookListBooks).values({ listId: list?.id ?? 0, bookId: 1, position: 0 });
  await db.insert(bookLists).values({ userId: reader.id, name: "Vinter", position: 1 });
});

describe("the dashboard", () => {
  it("counts the whole product, and each of the last days", async () => {
    const today = new Date().toISOString().slice(0, 10);
    await api.database.db.insert(failuresDaily).values({ day: today, failures: 3 });
    const dashboard = await get("dashboard?days=14");
    expect(dashboard).toMatchObject({
      users: 2,
      users_this_week: 2,
      active_this_week: 1,
      saved_words: 1,
      articles: 1,
      rewrites: 1,
      feedback: 1,
      feedback_open: 1,
      words_read_this_week: 120,
      looked_up_this_week: 0,
      failures_this_week: 3,
    });
    expect(dashboard.days).toHaveLength(14);
    expect(dashboard.days.at(-1)).toMatchObject({
      day: today,
      new_users: 2,
      active_users: 1,
      words_read: 120,
      failures: 3,
    });
    expect(dashboard.days[0]).toMatchObject({ new_users: 0, active_users: 0, words_read: 0, failures: 0 });
  });
});

describe("the list of users", () => {
  it("comes in pages, newest first, with what each did", async () => {
    const first = await get("users?limit=1");
    expect(first.users).toMatchObject([
      { email: "reader@example.com", role: "user", banned: false, words_read: 120, saved_words: 1 },
    ]);
    expect(first.has_more).toBe(true);
    expect((await get("users?limit=1&page=2")).users).toMatchObject([{ role: "admin", last_day: null }]);
  });

  it("is searched, filtered and sorted", async () => {
    const emails = async (query: string) =>
      (await get(`users?${query}`)).users.map(({ email }: { email: string }) => email);
    expect(await emails("q=READER")).toEqual(["reader@example.com"]);
    expect(await emails("q=%25")).toEqual([]);
    expect(await emails("role=admin")).toEqual([admin.email]);
    expect(await emails("state=banned")).toEqual([]);
    expect(await emails("sort=email")).toEqual([admin.email, reader.email].sort());
    expect(await emails("sort=oldest")).toEqual([admin.email, reader.email]);
  });
});

describe("the other lists", () => {
  const owner = "reader@example.com";

  it("show book lists, searched and filtered, and one with its books", async () => {
    const names = async (query: string) =>
      (await get(`book-lists?${query}`)).lists.map(({ name }: { name: string }) => name);
    expect(await names("")).toEqual(["Vinter", "Sommar"]);
    expect(await names("access=public")).toEqual(["Sommar"]);
    expect(await names("access=private&q=reader@")).toEqual(["Vinter"]);
    expect(await names("access=hidden")).toEqual([]);
    expect(await names("sort=name")).toEqual(["Sommar", "Vinter"]);
    expect(await names("sort=largest")).toEqual(["Sommar", "Vinter"]);
    const [list] = (await get("book-lists?q=somm")).lists;
    expect(list).toMatchObject({ owner, is_public: true, hidden: false, books_count: 1 });
    expect((await get(`book-lists/${list.id}`)).books).toMatchObject([{ id: 1 }]);
    expect((await get("book-lists/999")).error.code).toBe("not_found");
  });

  it("show ratings, of all, of a book, of a user, and what each book has of them", async () => {
    const bookIds = async (query: string) =>
      (await get(`ratings?${query}`)).ratings.map((rating: { book_id: number }) => rating.book_id);
    expect(await bookIds("")).toEqual([2, 1]);
    expect(await bookIds("sort=best")).toEqual([1, 2]);
    expect(await bookIds("book_id=2")).toEqual([2]);
    expect(await bookIds(`user_id=${admin.id}`)).toEqual([]);
    expect(await bookIds(`user_id=${reader.id}&sort=oldest`)).toEqual([1, 2]);
    expect((await get("ratings?book_id=1")).ratings).toMatchObject([{ user: owner, liked: true, stars: 4 }]);
    const { books } = await get("ratings/books?sort=worst");
    expect(books).toMatchObject([
      { id: 2, ratings_count: 1, average_rating: 1 },
      { id: 1, ratings_count: 1, average_rating: 4 },
    ]);
  });

  it("show the inbox, searched and filtered", async () => {
    const subjects = async (query: string) =>
      (await get(`feedback?${query}`)).feedback.map(({ subject }: { subject: string }) => subject);
    expect(await subjects("")).toEqual(["Hej"]);
    expect(await subjects("q=fint&state=open")).toEqual(["Hej"]);
    expect(await subjects("q=nothing")).toEqual([]);
    expect(await subjects("state=done")).toEqual([]);
  });
});

describe("bad input and other people", () => {
  it.each([
    ["dashboard?days=1000", "days"],
    ["users?limit=0", "limit"],
    ["users?sort=shoe", "sort"],
    ["book-lists?access=x", "access"],
    ["book-lists/x", "id"],
    ["ratings?user_id=1", "user_id"],
    ["ratings/books?sort=1", "sort"],
    ["feedback?state=lost", "state"],
    ["log?page=0", "page"],
  ])("%s: the field %s is named", async (path, field) => {
    expect((await get(path)).error.details).toMatchObject([{ field }]);
  });

  it.each([
    "dashboard",
    "users",
    "book-lists",
    "book-lists/1",
    "ratings",
    "ratings/books",
    "feedback",
    "log",
  ])("%s is refused to a user and to a visitor", async (path) => {
    expect((await get(path, reader)).error).toMatchObject({
      code: "forbidden",
      message: "This needs an administrator",
    });
    const visitor = await api.app.inject({ url: `/api/admin/${path}` });
    expect(visitor.statusCode).toBe(401);
  });

  it("nothing of that was written anywhere", async () => {
    expect((await get("log")).entries).toEqual([]);
    expect(await api.database.db.select().from(users)).toHaveLength(2);
  });
});
