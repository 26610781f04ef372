import { and, eq, isNull } from "drizzle-orm";
import { expect, it } from "vitest";
import { adminLog } from "../../schema/admin-log.table.ts";
import { users } from "../../schema/users.table.ts";
import { testAdministrator } from "../../testing/administrator.ts";
import { useTestApi } from "../../testing/api.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";

const api = useTestApi();

const change = async (by: TestUser, user: TestUser, payload: object) => {
  await me(user);
  return api.app.inject({
    method: "PATCH",
    url: `/api/admin/users/${user.id}`,
    headers: by.headers,
    payload,
  });
};
const me = ({ headers }: TestUser) => api.app.inject({ url: "/api/user/me", headers });
const rowOf = async ({ id }: TestUser) =>
  (await api.database.db.select().from(users).where(eq(users.id, id)))[0];
const lines = ({ id }: TestUser) =>
  api.database.db.select().from(adminLog).where(eq(adminLog.targetId, id)).orderBy(adminLog.id);
const operator = async () => {
  const user = await testAdministrator(api);
  await api.database.db.update(users).set({ role: "operator" }).where(eq(users.id, user.id));
  return user;
};

it("bans at once, and lifts the ban", async () => {
  const [admin, user] = [await testAdministrator(api), await testUser()];
  expect((await change(admin, user, { banned: true })).json()).toMatchObject({ id: user.id, banned: true });
  expect((await me(user)).json().error.code).toBe("banned");
  expect((await change(admin, user, { banned: false })).json()).toMatchObject({ banned: false });
  expect((await me(user)).statusCode).toBe(200);
  expect((await rowOf(user))?.bannedAt).toBeNull();
  expect(await lines(user)).toMatchObject([
    { action: "user_banned", byId: admin.id },
    { action: "user_unbanned", byId: admin.id },
  ]);
});

it("gives roles for operators only, who alone may touch those who have one", async () => {
  const [admin, other, user] = [await testAdministrator(api), await testAdministrator(api), await testUser()];
  expect((await change(admin, user, { role: "operator" })).statusCode).toBe(403);
  expect((await change(admin, other, { banned: true })).statusCode).toBe(403);
  expect((await me(user)).json().role).toBe("user");
  expect((await change(await operator(), user, { role: "admin" })).json()).toMatchObject({ role: "admin" });
  expect((await me(user)).json().role).toBe("admin");
  expect(await rowOf(other)).toMatchObject({ role: "admin", bannedAt: null });
  expect(await lines(other)).toEqual([]);
  expect(await lines(user)).toMatchObject([{ action: "user_role_changed", from: "user", to: "admin" }]);
});

it("lets nobody change their own account status, and knows who is not there", async () => {
  const boss = await operator();
  for (const payload of [{ role: "user" }, { banned: true }]) {
    expect((await change(boss, boss, payload)).statusCode).toBe(403);
  }
  expect(await rowOf(boss)).toMatchObject({ role: "operator", bannedAt: null });
  expect(await lines(boss)).toEqual([]);
  const missing = await api.app.inject({
    method: "PATCH",
    url: "/api/admin/users/4b2f4e2e-93c4-4d0b-9a0c-6a7e1c1c7a11",
    headers: boss.headers,
    payload: { banned: true },
  });
  expect(missing.statusCode).toBe(404);
});

it("keeps one operator of two who take each other's role, or ban or delete each other, at the same time", async () => {
  const { db } = api.database;
  for (const payload of [{ role: "user" }, { banned: true }, null]) {
    await db.update(users).set({ role: "user" }).where(eq(users.role, "operator"));
    const [ada, bea] = [await operator(), await operator()];
    const take = (by: TestUser, from: TestUser) =>
      payload
        ? change(by, from, payload)
        : api.app.inject({ method: "DELETE", url: `/api/admin/users/${from.id}`, headers: by.headers });
    const replies = await Promise.all([take(ada, bea), take(bea, ada)]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const left = await db
      .select()
      .from(users)
      .where(and(eq(users.role, "operator"), isNull(users.bannedAt)));
    expect(left).toHaveLength(1);
  }
});
