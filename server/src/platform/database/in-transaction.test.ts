import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { inTransaction } from "./in-transaction.ts";
import type { Database, Db } from "./open.ts";

let database: Database;
const statements: string[] = [];
let db: Db;
beforeAll(async () => {
  database = await testDatabase();
  const pool = (database.db as unknown as { $client: pg.Pool }).$client;
  db = drizzle(pool, { logger: { logQuery: (statement) => void statements.push(statement) } });
});
afterAll(() => database.close());

const one = (on: Db) => on.execute(sql`select 1`);

it("opens one, and none within another", async () => {
  await inTransaction(db, (tx) => inTransaction(tx, one));
  expect(statements.splice(0)).toEqual(["begin", "select 1", "commit"]);
  const failing = inTransaction(db, (tx) =>
    inTransaction(tx, async () => {
      throw new Error("never mind");
    }),
  );
  await expect(failing).rejects.toThrow("never mind");
  expect(statements.splice(0)).toEqual(["begin", "rollback"]);
});
