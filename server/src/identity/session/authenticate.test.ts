import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "../../schema/users.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { signToken, testUser } from "../../testing/tokens.ts";

const api = useTestApi({ ADMIN_EMAILS: "boss@example.com" });
const me = (headers: Record<string, string>) => api.app.inject({ url: "/api/user/me", headers });
const rowOf = async (id: string) => (await api.database.db.select().from(users).where(eq(users.id, id)))[0];

describe("who a call is made by", () => {
  it("makes the user's own row at the first call", async () => {
    const user = await testUser({ email: "first@example.com" });
    const reply = await me(user.headers);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ id: user.id, email: "first@example.com", role: "user" });
    expect(await rowOf(user.id)).toMatchObject({ email: "first@example.com", role: "user", bannedAt: null });
  });

  it("follows a changed address", async () => {
    const user = await testUser({ email: "old@example.com" });
    await me(user.headers);
    await me((await testUser({ sub: user.id, email: "new@example.com" })).headers);
    expect(await rowOf(user.id)).toMatchObject({ email: "new@example.com" });
  });

  it.each([
    ["no token", {}],
    ["the fixed test value", { authorization: "Bearer test-token" }],
    ["a text that is no token", { authorization: "Bearer nonsense" }],
  ])("answers %s with 401", async (_what, headers) => {
    const reply = await me(headers as Record<string, string>);
    expect(reply.statusCode).toBe(401);
    expect(reply.json().error).toMatchObject({ code: "unauthorized" });
  });

  it("refuses an expired token, another audience, a foreign key and no signature", async () => {
    const header = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
    const good = await signToken();
    const tokens = [
      await signToken({ expiresIn: -10 }),
      await signToken({ audience: "anon" }),
      `${good.slice(0, -8)}AAAAAAAA`,
      `${header({ alg: "none" })}.${good.split(".")[1]}.`,
      `${header({ alg: "HS256" })}.${good.split(".")[1]}.${good.split(".")[2]}`,
    ];
    for (const token of tokens) {
      expect((await me({ authorization: `Bearer ${token}` })).statusCode).toBe(401);
    }
  });

  it("refuses a banned user on every call, until the ban ends", async () => {
    const user = await testUser();
    await me(user.headers);
    await api.database.db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, user.id));
    const reply = await me(user.headers);
    expect(reply.statusCode).toBe(403);
    expect(reply.json().error.code).toBe("banned");
    await api.database.db.update(users).set({ bannedUntil: new Date() }).where(eq(users.id, user.id));
    expect((await me(user.headers)).statusCode).toBe(200);
  });

  it("makes a named administrator only once the address is confirmed", async () => {
    const user = await testUser({ email: "boss@example.com" });
    expect((await me(user.headers)).json().role).toBe("user");
    const confirmed = await testUser({ sub: user.id, email: "boss@example.com", emailVerified: true });
    expect((await me(confirmed.headers)).json().role).toBe("operator");
    expect(await rowOf(user.id)).toMatchObject({ role: "operator" });
  });
});
