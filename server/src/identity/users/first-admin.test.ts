import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../platform/database/open.ts";
import { users } from "../../schema/users.table.ts";
import { testDatabase } from "../../testing/database.ts";
import { ensureFirstAdmin } from "./first-admin.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const rows = () => database.db.select().from(users);

describe("the first administrator", () => {
  it("is not made when the account cannot be", async () => {
    const failing = async () => Promise.reject(new Error("no account"));
    await expect(ensureFirstAdmin(database.db, failing)).rejects.toThrow("no account");
    expect(await rows()).toEqual([]);
  });

  it("is made once, with a password that is printed and kept nowhere", async () => {
    const id = randomUUID();
    const admin = await ensureFirstAdmin(database.db, async () => id);
    expect(admin?.email).toBe("admin@lagom.localhost");
    expect(admin?.password.length).toBeGreaterThanOrEqual(20);
    expect(await rows()).toMatchObject([{ id, email: "admin@lagom.localhost", role: "operator" }]);
    expect(await ensureFirstAdmin(database.db, async () => randomUUID())).toBeUndefined();
    expect(await rows()).toHaveLength(1);
  });
});
