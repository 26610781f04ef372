import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../db/open.ts";
import { testDatabase } from "../testing/database.ts";
import { users } from "../users/users.table.ts";
import { runOnce } from "./idempotency.ts";

const userId = randomUUID();
const write = { userId, call: "POST /api/user-words", key: "1", request: {} };
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
