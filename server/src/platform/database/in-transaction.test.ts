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

it("is done again when it was in the way of another, three times at most, and not for any other failure", async () => {
  const failing = (times: number, code: string) => {
    let done = 0;
    const work = inTransaction(db, async (tx) => {
      done += 1;
      await tx.execute(sql`create table once (id int)`);
      if (done <= times)
        await tx.execute(sql.raw(`do $$ begin raise 'no' using errcode = '${code}'; end $$`));
      await tx.execute(sql`drop table once`);
      return done;
    });
    return work.catch(() => `failed after ${done}`);
  };
  expect(await failing(2, "40P01")).toBe(3);
  expect(await failing(1, "40001")).toBe(2);
  expect(await failing(3, "40P01")).toBe("failed after 3");
  expect(await failing(1, "23505")).toBe("failed after 1");
});
