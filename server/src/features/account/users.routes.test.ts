import { eq, like } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { createAccount } from "../../identity/auth/accounts.ts";
import { activities } from "../../schema/activities.table.ts";
import { authUsers } from "../../schema/auth/users.table.ts";
import { bookListBooks, bookLists, books, ratings } from "../../schema/books.table.ts";
import { feedback } from "../../schema/feedback.table.ts";
import { modelUsage } from "../../schema/rewrite-jobs.table.ts";
import { users } from "../../schema/users.table.ts";
import { savedWords } from "../../schema/words.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";
import { seedBooks } from "../books/seed-books.ts";

const api = useTestApi();
beforeAll(() => seedBooks(api.database.db));

type Method = "GET" | "POST" | "PUT" | "DELETE";
const call = ({ headers }: TestUser, line: `${Method} ${string}`, payload?: object) => {
  const [method, url] = line.split(" ") as [Method, string];
  return api.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
};

/** A reader with an account, a word, a rated book on a list, and a message. */
async function reader(email: string): Promise<TestUser> {
  const account = { email, password: "a good password", fullName: "Ada", confirmed: true };
  const user = await testUser({ sub: await createAccount(api, account), email });
  const word = { source_word: "hav", translated_word: "sea", source_lang: "sv", target_lang: "en" };
  expect((await call(user, "POST /api/user-words", word)).statusCode).toBe(201);
  const [book] = await api.database.db.select().from(books).limit(1);
  expect((await call(user, `PUT /api/books/${book?.id}/rating`, { stars: 4 })).statusCode).toBe(200);
  const { db } = api.database;
  const [list] = await db.insert(bookLists).values({ userId: user.id, name: "Sea", position: 0 }).returning();
  await db.insert(bookListBooks).values({ listId: list?.id ?? 0, bookId: book?.id ?? 0, position: 0 });
  const usage = [user.id, `translations:${user.id}`].map((scope) => ({ day: "2026-11-22", scope, texts: 1 }));
  await db.insert(modelUsage).values(usage);
  await call(user, "POST /api/contact", { name: "Ada", email, subject: "Hello", message: "You there" });
  return user;
}

const rowsOf = async (userId: string) => {
  const { db } = api.database;
  return {
    users: await db.select().from(users).where(eq(users.id, userId)),
    accounts: await db.select().from(authUsers).where(eq(authUsers.id, userId)),
    usage: await db
      .select()
      .from(modelUsage)
      .where(like(modelUsage.scope, `%${userId}`)),
    words: await db.select().from(savedWords).where(eq(savedWords.userId, userId)),
    ratings: await db.select().from(ratings).where(eq(ratings.userId, userId)),
  };
};

describe("the download of all data", () => {
  it("holds everything of the user, no secret, and nothing of anybody else", async () => {
    const ada = await reader("ada@example.com");
    await reader("bob@example.com");
    const reply = await call(ada, "GET /api/user/export");
    expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(reply.json()).toMatchObject({
      account: { id: ada.id, email: "ada@example.com", user_metadata: { full_name: "Ada" } },
      user: [{ id: ada.id, email: "ada@example.com" }],
      saved_words: [{ source_word: "hav", translated_word: "sea" }],
      ratings: [{ stars: 4, book: expect.any(String) }],
      book_lists: [{ name: "Sea", books: [expect.any(String)] }],
      feedback: [{ subject: "Hello", message: "You there" }],
    });
    expect(reply.body).not.toMatch(/bob@|argon2|password_hash/);
  });

  it("loses no row where a table is longer than a batch", async () => {
    const user = await testUser();
    await call(user, "GET /api/user/me");
    const createdAt = new Date();
    const rows = Array.from({ length: 1203 }, (_, n) => ({
      userId: user.id,
      activityType: "word_lookup" as const,
      language: "sv" as const,
      level: "A2" as const,
      data: { word: String(n), translation: "x", source_lang: "sv" as const, target_lang: "en" as const },
      timeZone: "UTC",
      occurredAt: createdAt,
      createdAt,
    }));
    await api.database.db.insert(activities).values(rows);
    const { activities: exported } = (await call(user, "GET /api/user/export")).json();
    expect(new Set(exported.map(({ data }: { data: { word: string } }) => data.word)).size).toBe(1203);
  });
});

describe("deleting one's account", () => {
  it("removes every row and the account, and leaves others alone", async () => {
    const [carol, dave] = [await reader("carol@example.com"), await reader("dave@example.com")];
    const sums = async () =>
      (await api.database.db.select().from(books)).reduce((sum, { starsSum }) => sum + starsSum, 0);
    const before = await sums();
    expect((await call(carol, "DELETE /api/user/me")).statusCode).toBe(204);
    expect(await rowsOf(carol.id)).toEqual({ users: [], accounts: [], usage: [], words: [], ratings: [] });
    expect(await sums()).toBe(before - 4);
    const messages = await api.database.db.select({ email: feedback.email }).from(feedback);
    expect(messages.map(({ email }) => email)).not.toContain("carol@example.com");
    expect(Object.values(await rowsOf(dave.id)).map((rows) => rows.length)).toEqual([1, 1, 2, 1, 1]);
  });

  it("is refused for the last operator, since nobody else could get in", async () => {
    const { db } = api.database;
    const boss = await reader("last-operator@example.com");
    await db.update(users).set({ role: "operator" }).where(eq(users.id, boss.id));
    const refused = await call(boss, "DELETE /api/user/me");
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, "conflict"]);
    expect(Object.values(await rowsOf(boss.id)).map((rows) => rows.length)).toEqual([1, 1, 2, 1, 1]);
    const next = await testUser();
    await call(next, "GET /api/user/me");
    await db.update(users).set({ role: "operator" }).where(eq(users.id, next.id));
    expect((await call(boss, "DELETE /api/user/me")).statusCode).toBe(204);
  });

  it("ends the token that is still valid: it does not create the account again", async () => {
    const user = await testUser();
    await call(user, "DELETE /api/user/me");
    expect((await call(user, "GET /api/user/me")).statusCode).toBe(401);
    expect((await rowsOf(user.id)).users).toEqual([]);
  });
});
