import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idempotencyKeys } from "../../schema/idempotency.table.ts";
import { users } from "../../schema/users.table.ts";
import { testDatabase } from "../../testing/database.ts";
import type { Database, Db } from "../database/open.ts";
import { runOnce, writeOnce } from "./idempotency.ts";

const userId = randomUUID();
const write = { userId, call: "POST /api/user/texts", key: "1", request: {} };
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.db.insert(users).values({ id: userId, email: "a@b.c" });
});
afterAll(() => database.close());

/** Runs the write, which replies with `reply`, and counts how often it ran. */
function runs() {
  let ran = 0;
  return {
    ran: () => ran,
    once: (reply: unknown) =>
      runOnce(database.db, write, async () => {
        ran += 1;
        if (reply instanceof Error) throw reply;
        return { status: 201, reply };
      }),
  };
}

it("forgets a write that failed, and does one that is done no second time though its reply could not be kept", async () => {
  const { once, ran } = runs();
  await expect(once(new Error("failed"))).rejects.toThrow("failed");
  // No database keeps a NUL.
  await expect(once("\0")).rejects.toThrow();
  expect(ran()).toBe(2);
  await expect(once("again")).rejects.toMatchObject({ code: "conflict" });
  expect(ran()).toBe(2);
});

it("waits for others no shorter in the rest of its transaction than anybody else", async () => {
  const limitOf = async (db: Db) =>
    (await db.execute<{ lock_timeout: string }>(sql`show lock_timeout`)).rows[0];
  const usual = await limitOf(database.db);
  const { reply } = await writeOnce(database.db, { ...write, key: "limit" }, async (tx) => ({
    status: 201,
    reply: await limitOf(tx),
  }));
  expect(reply).toEqual(usual);
  expect(await limitOf(database.db)).toEqual(usual);
});

describe("a run that took longer than its claim stands", () => {
  const later = { status: 201, reply: "later" };
  const repeatOf = (key: string) => runOnce(database.db, { ...write, key }, async () => later);
  /** What happens meanwhile: the claim grows old, and a repeat takes its place. */
  async function lapse(key: string): Promise<void> {
    // The embedded database's clock goes by milliseconds: the repeat's claim must not have the time of the first one.
    const isOlder = sql<boolean>`${idempotencyKeys.createdAt} < now()`;
    await expect
      .poll(async () =>
        database.db.select({ isOlder }).from(idempotencyKeys).where(eq(idempotencyKeys.key, key)),
      )
      .toEqual([{ isOlder: true }]);
    await database.db
      .update(idempotencyKeys)
      .set({ createdAt: sql`now() - interval '16 minutes'` })
      .where(eq(idempotencyKeys.key, key));
    await repeatOf(key);
  }

  it.each([
    ["succeeds", async () => ({ status: 201, reply: "first" })],
    ["fails", () => Promise.reject(new Error("failed"))],
  ])("leaves the reply of the repeat as it is where it %s", async (key, end) => {
    const first = runOnce(database.db, { ...write, key }, async () => {
      await lapse(key);
      return end();
    });
    await first.catch((error) => expect(error.message).toBe("failed"));
    const unwanted = () => Promise.reject(new Error("ran again"));
    expect(await runOnce(database.db, { ...write, key }, unwanted)).toEqual(later);
  });
});
