import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { users } from "../../schema/users.table.ts";
import { testDatabase } from "../../testing/database.ts";
import type { Database } from "./open.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it("keeps prepared statements working after a query that failed, with which the driver lets go of its connection", async () => {
  const { db } = database;
  const prepared = db.select().from(users).prepare("all_users");
  expect(await prepared.execute()).toEqual([]);
  await expect(db.execute(sql`select * from nowhere`)).rejects.toThrow();
  expect(await prepared.execute()).toEqual([]);
});
