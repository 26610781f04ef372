import { afterAll, beforeAll, expect, it } from "vitest";
import { type PostgresServer, startPostgres } from "../../testing/postgres.ts";
import { type Database, inTurn, openDatabase } from "./open.ts";

let postgres: PostgresServer;
const opened: Database[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  for (const database of opened) await database.close();
  await postgres.stop();
});

it("lets processes that start together on an empty PostgreSQL migrate it once", async () => {
  const url = postgres.url("postgres");
  opened.push(...(await Promise.all(Array.from({ length: 5 }, () => openDatabase({ url })))));
  for (const { db } of opened) {
    const { rows } = await db.execute<{ count: number }>("select count(*)::int as count from users");
    expect(rows).toEqual([{ count: 0 }]);
  }
});

it("does work that only one may do one after the other", async () => {
  let running = 0;
  const most: number[] = [];
  await Promise.all(
    opened.map((database) =>
      inTurn(database, 1, async () => {
        running += 1;
        await database.db.execute("select 1");
        most.push(running);
        running -= 1;
      }),
    ),
  );
  expect(most).toEqual([1, 1, 1, 1, 1]);
});
