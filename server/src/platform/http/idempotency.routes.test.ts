import { eq, sql } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { activities, activityDaily } from "../../schema/activities.table.ts";
import { idempotencyKeys } from "../../schema/idempotency.table.ts";
import { tokenCorrections } from "../../schema/token-corrections.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";

const api = useTestApi();

const ACTIVITY = {
  activity_type: "word_lookup",
  language: "svenska",
  level: "B1",
  activity_data: { word: "kvarn", translation: "mill", source_lang: "sv", target_lang: "en" },
};

const record = (user: TestUser, key = "k1", payload: object = ACTIVITY) =>
  api.app.inject({
    method: "POST",
    url: "/api/user/activities",
    headers: { ...user.headers, "idempotency-key": key },
    payload,
  });
const rowsOf = (user: TestUser) =>
  api.database.db.select().from(activities).where(eq(activities.userId, user.id));
const lookupsOf = async (user: TestUser) => {
  const days = await api.database.db.select().from(activityDaily).where(eq(activityDaily.userId, user.id));
  return days.reduce((sum, { wordsLookedUp }) => sum + wordsLookedUp, 0);
};
const keysOf = (user: TestUser) =>
  api.database.db.$count(idempotencyKeys, eq(idempotencyKeys.userId, user.id));

/** Meanwhile the database takes no reply. */
async function withoutReplies(run: () => Promise<void>): Promise<void> {
  const { db } = api.database;
  await db.execute(sql`create function refuse_reply() returns trigger language plpgsql
    as $$ begin raise exception 'no room for a reply'; end $$`);
  await db.execute(sql`create trigger refuse_reply before update on idempotency_keys
    for each row execute function refuse_reply()`);
  await run().finally(() => db.execute(sql`drop function refuse_reply() cascade`));
}

describe("a write and its key", () => {
  it("are one: where the reply cannot be stored nothing is written, and a repeat counts once", async () => {
    const user = await testUser();
    await withoutReplies(async () => {
      expect((await record(user)).statusCode).toBe(500);
    });
    expect([await rowsOf(user), await lookupsOf(user), await keysOf(user)]).toEqual([[], 0, 0]);
    const [first, repeat] = [await record(user), await record(user)];
    expect(first.statusCode, first.body).toBe(201);
    expect(repeat.json()).toEqual(first.json());
    expect([await rowsOf(user), await lookupsOf(user)]).toEqual([[expect.anything()], 1]);
  });

  it("count once however many repeats are sent at once", async () => {
    const user = await testUser();
    const replies = await Promise.all(Array.from({ length: 20 }, () => record(user)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect([await rowsOf(user), await lookupsOf(user)]).toEqual([[expect.anything()], 1]);
  });

  it("are both forgotten where the write fails", async () => {
    const user = await testUser();
    expect((await record(user, "k1", { ...ACTIVITY, activity_data: {} })).statusCode).toBe(400);
    expect(await keysOf(user)).toBe(0);
    expect((await record(user)).statusCode).toBe(201);
  });

  it("do not wait for those of another write, which wait for them", async () => {
    const user = await testUser();
    const surfaces = Array.from({ length: 12 }, (_, at) => `图书馆${at}`);
    const replies = await Promise.all(
      surfaces.map((surface) =>
        api.app.inject({
          method: "PUT",
          url: "/api/token-corrections",
          headers: { ...user.headers, "idempotency-key": surface },
          payload: { language: "zh", surface, cuts: [] },
        }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(surfaces.map(() => 200));
    expect(await api.database.db.$count(tokenCorrections, eq(tokenCorrections.userId, user.id))).toBe(12);
  });

  // A database of one session has nobody else who could be under way.
  if (inject("templateUrl")) {
    it("are not waited for longer than three seconds, and may be sent again", async () => {
      const user = await testUser();
      await api.app.inject({ url: "/api/user/me", headers: user.headers });
      const call = "POST /api/user/activities";
      const died = api.database.withoutLimits((db) =>
        db.transaction(async (tx) => {
          await tx
            .insert(idempotencyKeys)
            .values({ userId: user.id, call, key: "k1", requestHash: "another's" });
          const reply = await record(user);
          expect(reply.json().error).toMatchObject({
            code: "conflict",
            message: expect.stringContaining("under way"),
          });
          throw new Error("died");
        }),
      );
      await expect(died).rejects.toThrow("died");
      expect((await record(user)).statusCode).toBe(201);
      expect(await rowsOf(user)).toHaveLength(1);
    });
  }
});
