import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { postgresUrl } from "../../testing/database.ts";
import { isMigrated } from "./migrations.ts";
import { connectDatabase, type Database, type Db, inTurn, openDatabase } from "./open.ts";

let url: string;
const opened: Database[] = [];
beforeAll(async () => {
  url = await postgresUrl("empty");
});
afterAll(async () => {
  for (const database of opened) await database.close();
});

it("lets processes that start together on an empty PostgreSQL migrate it once", async () => {
  opened.push(...(await Promise.all(Array.from({ length: 5 }, () => openDatabase({ url })))));
  for (const { db } of opened) {
    const { rows } = await db.execute<{ count: number }>("select count(*)::int as count from users");
    expect(rows).toEqual([{ count: 0 }]);
  }
});

it("lets those that come second say that they wait, and for what", async () => {
  const [first, second] = opened as [Database, Database];
  const said: string[] = [];
  const turn = { lock: 2, doing: "counting", say: (text: string) => said.push(text) };
  const order: string[] = [];
  let waiting: Promise<unknown> = Promise.resolve();
  await inTurn(first, turn, async () => {
    waiting = inTurn(second, turn, async () => order.push("second"));
    await vi.waitFor(() => expect(said).toEqual(["another process is counting; waiting"]), 10_000);
    order.push("first");
  });
  await waiting;
  expect(order).toEqual(["first", "second"]);
});

it("no limit of the role ends a migration, or whoever waits for one", async () => {
  const [{ db }] = opened as [Database];
  const limits = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
  await db.execute("create role limited login in role postgres");
  for (const limit of limits) await db.execute(`alter role limited set ${limit} = '30s'`);
  const limited = await connectDatabase({ url: url.replace("postgres@", "limited@") });
  const read = async (on: Db) =>
    (await on.execute(`select ${limits.map((limit) => `current_setting('${limit}') as ${limit}`)}`)).rows;
  expect(await limited.withoutLimits(read)).toEqual([
    Object.fromEntries(limits.map((limit) => [limit, "30s"])),
  ]);
  const turn = { lock: 3, doing: "reading", say: () => {} };
  expect(await inTurn(limited, turn, read)).toEqual([
    Object.fromEntries(limits.map((limit) => [limit, "0"])),
  ]);
  await limited.close();
});

it("a database that is further on counts as migrated, and one that lacks a migration does not", async () => {
  const [{ db }] = opened as [Database];
  const noted = "drizzle.__drizzle_migrations";
  await db.execute(
    `insert into ${noted} (hash, created_at) select 'of a later version', max(created_at) + 1 from ${noted}`,
  );
  expect(await isMigrated(db)).toBe(true);
  await db.execute(`delete from ${noted} where created_at >= (select max(created_at) - 1 from ${noted})`);
  expect(await isMigrated(db)).toBe(false);
});

it("does work that only one may do one after the other", async () => {
  let running = 0;
  const most: number[] = [];
  await Promise.all(
    opened.map((database) =>
      inTurn(database, { lock: 1, doing: "counting", say: () => {} }, async () => {
        running += 1;
        await database.db.execute("select 1");
        most.push(running);
        running -= 1;
      }),
    ),
  );
  expect(most).toEqual([1, 1, 1, 1, 1]);
});
