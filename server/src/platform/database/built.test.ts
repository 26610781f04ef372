import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { preferences } from "../../schema/preferences.table.ts";
import { users } from "../../schema/users.table.ts";
import { testDatabase } from "../../testing/database.ts";
import { built, type Values } from "./built.ts";
import type { Database } from "./open.ts";

const ID = "4b2f4e2e-93c4-4d0b-9a0c-6a7e1c1c7a11";
const OTHER = "4b2f4e2e-93c4-4d0b-9a0c-6a7e1c1c7a12";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

let count = 0;
const addUser = built((db, of: Values<{ id: string; email: string }>) => {
  count += 1;
  return db.insert(users).values({ id: of.id, email: of.email }).returning();
}, "test_add_user");
const userAndTheme = built((db, of: Values<{ id: string }>) =>
  db
    .select({ user: users, preferences: { theme: preferences.theme, levels: preferences.preferredLevels } })
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(eq(users.id, of.id)),
);

it("is built once, and runs on whatever handle it gets", async () => {
  const { db } = database;
  await addUser(db, { id: ID, email: "a@example.com" });
  const undone = db.transaction(async (tx) => {
    const [added] = await addUser(tx, { id: OTHER, email: "b@example.com" });
    expect(added).toMatchObject({ id: OTHER, role: "user", createdAt: expect.any(Date) });
    throw new Error("never mind");
  });
  await expect(undone).rejects.toThrow("never mind");
  expect(count).toBe(1);
  expect(await userAndTheme(db, { id: OTHER })).toEqual([]);
  expect(await userAndTheme(db, { id: ID })).toEqual([
    { user: expect.objectContaining({ id: ID, email: "a@example.com" }), preferences: null },
  ]);
});

it("is told to the logger of its handle", async () => {
  const told: unknown[] = [];
  const pool = (database.db as unknown as { $client: pg.Pool }).$client;
  const db = drizzle(pool, { logger: { logQuery: (_query, params) => void told.push(params) } });
  await userAndTheme(db, { id: ID });
  expect(told).toEqual([[ID]]);
});

it("has a name of its own, which the database does not cut off", () => {
  const called = (name: string) => () => built((db) => db.select({ one: sql`1` }).from(users), name);
  expect(called("test_add_user")).toThrow("Two queries are called test_add_user");
  expect(called("x".repeat(64))).toThrow("too long");
});

it("takes each value by its name", async () => {
  const spread = built((db, of: Values<{ id: string }>) =>
    db
      .select()
      .from(users)
      .where(eq(users.id, { ...of }.id)),
  );
  expect(() => spread(database.db, { id: ID })).toThrow("one by one");
});
