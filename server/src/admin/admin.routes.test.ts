import { beforeAll, describe, expect, it } from "vitest";
import { bookListBooks, bookLists } from "../books/books.table.ts";
import { seedBooks } from "../books/seed-books.ts";
import { testAdministrator } from "../testing/administrator.ts";
import { useTestApi } from "../testing/api.ts";
import { addText } from "../testing/texts.ts";
import { type TestUser, testUser } from "../testing/tokens.ts";

const api = useTestApi();
let admin: TestUser;
let reader: TestUser;

const get = (path: string, user: TestUser) =>
  api.app.inject({ url: `/api/admin/${path}`, headers: user.headers });
const send = (method: "POST" | "PUT", url: string, payload: object) =>
  api.app.inject({ method, url: `/api/${url}`, headers: reader.headers, payload });

beforeAll(async () => {
  admin = await testAdministrator(api);
  reader = await testUser({ email: "reader@example.com" });
  await seedBooks(api.database.db);
  const { rewriteId } = await addText(api.database.db);
  const word = { source_word: "hund", translated_word: "dog", source_lang: "sv", target_lang: "en" };
  await send("POST", "user-words", word);
  await send("POST", "user/activities", {
    activity_type: "article_read",
    rewrite_id: rewriteId,
    activity_data: { words_read: 120 },
  });
  await send("POST", "contact", { email: "reader@example.com", subject: "Hej", message: "Fint!" });
  await send("PUT", "books/1/rating", { liked: true, stars: 4 });
  const [list] = await api.database.db
    .insert(bookLists)
    .values({ userId: reader.id, name: "Sommar", position: 0 })
    .returning();
  await api.database.db.insert(bookListBooks).values({ listId: list?.id ?? 0, bookId: 1, position: 0 });
});

describe("an administrator", () => {
  it("sees counts of the whole product", async () => {
    expect((await get("dashboard", admin)).json()).toMatchObject({
      users: 2,
      users_this_week: 2,
      active_this_week: 1,
      saved_words: 1,
      articles: 1,
      rewrites: 1,
      feedback: 1,
      words_read_this_week: 120,
      looked_up_this_week: 0,
    });
  });

  it("sees users, newest first, in pages", async () => {
    const first = (await get("users?limit=1", admin)).json();
    expect(first.users).toMatchObject([{ email: "reader@example.com", role: "user", banned: false }]);
    expect(first.has_more).toBe(true);
    expect((await get("users?limit=1&page=2", admin)).json().users).toMatchObject([{ role: "admin" }]);
  });

  it("sees lists, ratings and feedback", async () => {
    const owner = "reader@example.com";
    expect((await get("book-lists", admin)).json().lists).toMatchObject([
      { name: "Sommar", is_public: false, owner, books_count: 1 },
    ]);
    expect((await get("ratings", admin)).json().ratings).toMatchObject([
      { book_id: 1, user: owner, liked: true, stars: 4 },
    ]);
    expect((await get("feedback", admin)).json().feedback).toMatchObject([
      { name: "Anonymous User", subject: "Hej", message: "Fint!" },
    ]);
  });

  it("is told which field is bad", async () => {
    expect((await get("users?limit=0", admin)).json().error.details).toMatchObject([{ field: "limit" }]);
  });
});

describe("anybody else", () => {
  it.each(["dashboard", "users", "book-lists", "ratings", "feedback"])("is refused %s", async (path) => {
    const reply = await get(path, reader);
    expect(reply.statusCode).toBe(403);
    expect(reply.json().error).toMatchObject({ code: "forbidden", message: "This needs an administrator" });
  });
});
