import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { adminLog } from "../../schema/admin-log.table.ts";
import { bookListBooks, bookLists, books, ratings } from "../../schema/books.table.ts";
import { feedback } from "../../schema/feedback.table.ts";
import { users } from "../../schema/users.table.ts";
import { testAdministrator } from "../../testing/administrator.ts";
import { useTestApi } from "../../testing/api.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";
import { seedBooks } from "../books/seed-books.ts";

const api = useTestApi();
let admin: TestUser;
let reader: TestUser;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
const call = (method: Method, path: string, payload?: object, by: TestUser | null = admin) =>
  api.app.inject({
    method,
    url: `/api/${path}`,
    ...(by ? { headers: by.headers } : {}),
    ...(payload ? { payload } : {}),
  });
const rows = () => api.database.db;
/** The lines of the log about a thing, the oldest first. */
const lines = (targetId: string) =>
  rows().select().from(adminLog).where(eq(adminLog.targetId, targetId)).orderBy(adminLog.id);
const undo = async (reply: Awaited<ReturnType<typeof call>>) =>
  call("POST", `admin/log/${reply.json().log_id}/undo`);

beforeEach(async () => {
  await seedBooks(rows());
  admin = await testAdministrator(api);
  reader = await testUser();
  await call("GET", "user/me", undefined, reader);
});

async function addList() {
  const [list] = await rows()
    .insert(bookLists)
    .values({ userId: reader.id, name: "Sommar", position: 3, isPublic: true })
    .returning();
  if (!list) throw new Error("no list");
  await rows()
    .insert(bookListBooks)
    .values([1, 2].map((bookId, position) => ({ listId: list.id, bookId, position })));
  return list;
}

describe("a book list", () => {
  it("is hidden from the public but not from its owner, and shown again by undo", async () => {
    const { id } = await addList();
    const hidden = await call("PATCH", `admin/book-lists/${id}`, { hidden: true });
    expect(hidden.json()).toMatchObject({ undoable: true });
    expect((await call("GET", `book-lists/${id}`, undefined, null)).statusCode).toBe(404);
    expect((await call("GET", `book-lists/${id}`, undefined, reader)).statusCode).toBe(200);
    expect((await undo(hidden)).statusCode).toBe(200);
    expect((await call("GET", `book-lists/${id}`, undefined, null)).statusCode).toBe(200);
    expect(await lines(String(id))).toMatchObject([
      {
        action: "list_hidden",
        byId: admin.id,
        byName: admin.email,
        targetName: "Sommar",
        undoneAt: expect.any(Date),
      },
      { action: "list_shown", undoes: hidden.json().log_id },
    ]);
  });

  it("is deleted with its books, and comes back whole under its old address", async () => {
    const list = await addList();
    const deleted = await call("DELETE", `admin/book-lists/${list.id}`);
    expect(await rows().select().from(bookLists).where(eq(bookLists.id, list.id))).toEqual([]);
    expect((await undo(deleted)).statusCode).toBe(200);
    expect(await rows().select().from(bookLists).where(eq(bookLists.id, list.id))).toEqual([list]);
    const listed = await rows().select().from(bookListBooks).where(eq(bookListBooks.listId, list.id));
    expect(listed.map(({ bookId }) => bookId).sort()).toEqual([1, 2]);
    expect((await lines(String(list.id))).map(({ action }) => action)).toEqual([
      "list_deleted",
      "list_restored",
    ]);
  });
});

describe("a rating", () => {
  const sums = async () =>
    (
      await rows().select({ n: books.ratingsCount, sum: books.starsSum }).from(books).where(eq(books.id, 1))
    )[0];
  const own = () =>
    rows()
      .select({ stars: ratings.stars, likedAt: ratings.likedAt })
      .from(ratings)
      .where(and(eq(ratings.bookId, 1), eq(ratings.userId, reader.id)));

  it("is removed, the book's average with it, and comes back by undo", async () => {
    const before = await sums();
    await call("PUT", "books/1/rating", { stars: 5, liked: true }, reader);
    const removed = await call("DELETE", `admin/ratings/1/${reader.id}`);
    expect(removed.statusCode).toBe(200);
    expect(await own()).toEqual([]);
    expect(await sums()).toEqual(before);
    await undo(removed);
    expect(await own()).toMatchObject([{ stars: 5, likedAt: expect.any(Date) }]);
    expect((await sums())?.n).toBe((before?.n ?? 0) + 1);
    expect((await lines(`1/${reader.id}`)).map(({ action }) => action)).toEqual([
      "rating_removed",
      "rating_restored",
    ]);
  });

  it("does not come back over a newer one", async () => {
    await call("PUT", "books/1/rating", { stars: 5 }, reader);
    const removed = await call("DELETE", `admin/ratings/1/${reader.id}`);
    await call("PUT", "books/1/rating", { stars: 2 }, reader);
    expect((await undo(removed)).json().error.code).toBe("conflict");
    expect(await own()).toMatchObject([{ stars: 2 }]);
    const [line] = await lines(`1/${reader.id}`);
    expect(line?.undoneAt).toBeNull();
  });
});

describe("a message", () => {
  it("is marked as done, and opened again by undo", async () => {
    await call("POST", "contact", { email: reader.email, subject: "Hej", message: "Fint!" }, reader);
    const [message] = await rows().select().from(feedback).where(eq(feedback.userId, reader.id));
    const state = async () =>
      (
        await rows()
          .select()
          .from(feedback)
          .where(eq(feedback.id, message?.id ?? 0))
      )[0]?.doneAt;
    const done = await call("PATCH", `admin/feedback/${message?.id}`, { done: true });
    expect(await state()).toBeInstanceOf(Date);
    await undo(done);
    expect(await state()).toBeNull();
    expect((await lines(String(message?.id))).slice(-2)).toMatchObject([
      { action: "feedback_done", byId: admin.id, undoneAt: expect.any(Date) },
      { action: "feedback_reopened", undoes: done.json().log_id },
    ]);
  });
});

describe("a user", () => {
  it("is signed out everywhere: no token that is out is taken any more", async () => {
    expect((await call("POST", `admin/users/${reader.id}/sign-out`)).json()).toMatchObject({
      undoable: false,
    });
    const refused = await call("GET", "user/me", undefined, reader);
    expect([refused.statusCode, refused.json().error.code]).toEqual([401, "session_ended"]);
    expect((await call("GET", "languages", undefined, reader)).statusCode).toBe(200);
    const past = new Date(Date.now() - 60_000);
    await rows().update(users).set({ signedOutAt: past }).where(eq(users.id, reader.id));
    expect((await call("GET", "user/me", undefined, reader)).statusCode).toBe(200);
    expect(await lines(reader.id)).toMatchObject([{ action: "user_signed_out", before: null }]);
  });

  it("is deleted with all data, out of the log too, and cannot be brought back", async () => {
    const list = await addList();
    await call("DELETE", `admin/book-lists/${list.id}`);
    const kept = await addList();
    const deleted = await call("DELETE", `admin/users/${reader.id}`);
    expect(deleted.json()).toMatchObject({ undoable: false });
    expect(await rows().select().from(users).where(eq(users.id, reader.id))).toEqual([]);
    expect(await rows().select().from(bookLists).where(eq(bookLists.id, kept.id))).toEqual([]);
    expect((await call("GET", "user/me", undefined, reader)).statusCode).toBe(401);
    expect(await lines(reader.id)).toMatchObject([{ action: "user_deleted", targetName: "a deleted user" }]);
    expect(await lines(String(list.id))).toMatchObject([{ targetName: "a deleted user", before: null }]);
    expect((await undo(deleted)).json().error.code).toBe("conflict");
  });

  it("who is an administrator is out of an administrator's reach, and so is oneself", async () => {
    const other = await testAdministrator(api);
    for (const id of [other.id, admin.id]) {
      for (const [method, path] of [
        ["DELETE", `admin/users/${id}`],
        ["POST", `admin/users/${id}/sign-out`],
      ] as const) {
        expect((await call(method, path)).statusCode).toBe(403);
      }
    }
    expect(await rows().select().from(users).where(eq(users.id, other.id))).toHaveLength(1);
    expect(await lines(other.id)).toEqual([]);
    expect(await lines(admin.id)).toEqual([]);
  });
});

describe("the log", () => {
  it("shows each change with who made it, and undoes each once", async () => {
    const banned = await call("PATCH", `admin/users/${reader.id}`, { banned: true });
    const [entry] = (await call("GET", "admin/log?limit=1")).json().entries;
    expect(entry).toMatchObject({
      id: banned.json().log_id,
      by: admin.email,
      action: "user_banned",
      target: reader.email,
      undoable: true,
      undone: false,
    });
    const replies = await Promise.all([undo(banned), undo(banned), undo(banned)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await call("GET", "user/me", undefined, reader)).statusCode).toBe(200);
    const [last, before] = (await call("GET", "admin/log?limit=2")).json().entries;
    expect(last).toMatchObject({ action: "user_unbanned", undoes: entry.id });
    expect(before).toMatchObject({ undone: true, undoable: false });
    expect((await call("POST", "admin/log/999999/undo")).statusCode).toBe(404);
  });

  it("undoes nothing for whom the change itself is forbidden", async () => {
    const boss = await testAdministrator(api);
    await rows().update(users).set({ role: "operator" }).where(eq(users.id, boss.id));
    const promoted = await call("PATCH", `admin/users/${reader.id}`, { role: "admin" }, boss);
    expect((await undo(promoted)).statusCode).toBe(403);
    const [line] = await lines(reader.id);
    expect(line).toMatchObject({ action: "user_role_changed", from: "user", to: "admin", undoneAt: null });
    expect((await call("GET", "user/me", undefined, reader)).json().role).toBe("admin");
  });
});

describe("bad input, and other people", () => {
  const changes = (id: number, messageId = 0, lineId = 0): [Method, string, object?][] => [
    ["PATCH", `admin/users/${reader.id}`, { banned: true }],
    ["PATCH", `admin/users/${reader.id}`, { role: "admin" }],
    ["POST", `admin/users/${reader.id}/sign-out`],
    ["DELETE", `admin/users/${reader.id}`],
    ["PATCH", `admin/book-lists/${id}`, { hidden: true }],
    ["DELETE", `admin/book-lists/${id}`],
    ["DELETE", `admin/ratings/1/${reader.id}`],
    ["PATCH", `admin/feedback/${messageId}`, { done: true }],
    ["POST", `admin/log/${lineId}/undo`],
  ];

  it("a user and a visitor change nothing", async () => {
    const list = await addList();
    await call("PUT", "books/1/rating", { stars: 3 }, reader);
    await call("POST", "contact", { email: reader.email, subject: "Hej", message: "Fint!" }, reader);
    const [message] = await rows().select().from(feedback).where(eq(feedback.userId, reader.id));
    const other = await testUser();
    await call("GET", "user/me", undefined, other);
    const banned = await call("PATCH", `admin/users/${other.id}`, { banned: true });
    const about = async () => ({
      users: await rows().select().from(users).orderBy(users.id),
      lists: await rows().select().from(bookLists).where(eq(bookLists.userId, reader.id)),
      ratings: await rows().select().from(ratings).where(eq(ratings.userId, reader.id)),
      feedback: await rows().select().from(feedback).where(eq(feedback.userId, reader.id)),
      log: await rows().select().from(adminLog).orderBy(adminLog.id),
    });
    const before = await about();
    expect([before.lists, before.ratings, before.feedback].map(({ length }) => length)).toEqual([1, 1, 1]);
    for (const [method, path, payload] of changes(list.id, message?.id, banned.json().log_id)) {
      expect((await call(method, path, payload, reader)).statusCode, path).toBe(403);
      expect((await call(method, path, payload, null)).statusCode, path).toBe(401);
    }
    expect(await about()).toEqual(before);
  });

  it.each([
    ["PATCH", "admin/users/x", { banned: true }, "id"],
    ["PATCH", "admin/book-lists/1", { hidden: "yes" }, "hidden"],
    ["DELETE", "admin/book-lists/0", undefined, "id"],
    ["DELETE", "admin/ratings/1/x", undefined, "user_id"],
    ["PATCH", "admin/feedback/1", {}, "done"],
    ["POST", "admin/log/x/undo", undefined, "id"],
    ["POST", "admin/users/x/sign-out", undefined, "id"],
    ["DELETE", "admin/users/x", undefined, "id"],
  ] as const)("%s %s names the bad field, and changes nothing", async (method, path, payload, field) => {
    const before = await rows().select().from(adminLog);
    const reply = await call(method, path, payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.details[0].field).toContain(field);
    expect(await rows().select().from(adminLog)).toEqual(before);
  });

  it("ban and role at once, or neither, is no change", async () => {
    for (const payload of [{}, { role: "user", banned: true }]) {
      expect((await call("PATCH", `admin/users/${reader.id}`, payload)).statusCode).toBe(400);
    }
    expect(await lines(reader.id)).toEqual([]);
  });

  it.each([
    ["PATCH", "admin/book-lists/99999", { hidden: true }],
    ["DELETE", "admin/book-lists/99999", undefined],
    ["DELETE", "admin/ratings/1/4b2f4e2e-93c4-4d0b-9a0c-6a7e1c1c7a11", undefined],
    ["PATCH", "admin/feedback/99999", { done: true }],
    ["DELETE", "admin/users/4b2f4e2e-93c4-4d0b-9a0c-6a7e1c1c7a11", undefined],
    ["POST", "admin/users/4b2f4e2e-93c4-4d0b-9a0c-6a7e1c1c7a11/sign-out", undefined],
    ["GET", "admin/book-lists/99999", undefined],
  ] as const)("%s %s is not there", async (method, path, payload) => {
    const before = await rows().select().from(adminLog);
    expect((await call(method, path, payload)).json().error.code).toBe("not_found");
    expect(await rows().select().from(adminLog)).toEqual(before);
  });
});
