import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD } from "../testing.ts";
import { startAdmin } from "./testing.ts";

let server: Awaited<ReturnType<typeof startAdmin>>;
beforeAll(async () => {
  server = await startAdmin();
});
afterAll(() => server.auth.close());

const DAY_MS = 86_400_000;

describe("createUser", () => {
  it("creates an account that can sign in, with id, metadata and role", async () => {
    const id = randomUUID();
    const given = { id, user_metadata: { full_name: "Ada" }, app_metadata: { role: "admin" } };
    const user = await server.create("made@example.com", given);
    expect(user).toMatchObject({
      id,
      email_confirmed_at: expect.any(String),
      user_metadata: { full_name: "Ada", email_verified: true },
      app_metadata: { role: "admin" },
    });
    expect((await server.signIn("made@example.com")).data.user?.id).toBe(id);
    expect(await server.auth.mailsTo("made@example.com")).toEqual([]);
  });

  it("leaves an account unconfirmed unless told otherwise, and no sign-up replaces it", async () => {
    const user = await server.create("waits@example.com", { email_confirm: false });
    expect((await server.signIn("waits@example.com")).error?.code).toBe("email_not_confirmed");
    for (let time = 0; time < 2; time++) {
      await server.visitor().signUp({ email: "waits@example.com", password: "somebody else's" });
      await server.auth.letPass("waits@example.com", "61 seconds");
    }
    expect((await server.admin.getUserById(user.id)).data.user?.email).toBe("waits@example.com");
  });

  it("refuses a taken address and a taken id", async () => {
    const { id } = await server.create("once@example.com");
    const again = await server.admin.createUser({ email: "ONCE@example.com", password: PASSWORD });
    expect(again.error).toMatchObject({ status: 422, code: "email_exists" });
    expect((await server.admin.createUser({ id, email: "other@example.com" })).error).toMatchObject({
      status: 400,
      code: "validation_failed",
    });
  });
});

describe("listUsers", () => {
  it("answers page by page, newest first, with the totals", async () => {
    for (const name of ["l1", "l2", "l3"]) await server.create(`${name}@list.example`);
    const { data } = await server.admin.listUsers({ page: 1, perPage: 2 });
    expect(data.users.map(({ email }) => email)).toEqual(["l3@list.example", "l2@list.example"]);
    expect(data).toMatchObject({ aud: "authenticated", nextPage: 2, total: expect.any(Number) });
    const second = await server.admin.listUsers({ page: 2, perPage: 2 });
    expect(second.data.users[0]?.email).toBe("l1@list.example");
    expect(second.data.users[0]?.identities).toHaveLength(1);
    expect((await server.admin.listUsers()).data.users.length).toBeGreaterThanOrEqual(3);
    const filtered = (await server.get("/admin/users?filter=%40LIST.")).json();
    expect(filtered.users).toHaveLength(3);
  });

  it.each(["page=0", "page=x", "per_page=-1", "page=1e2"])("refuses %s", async (query) => {
    expect((await server.get(`/admin/users?${query}`)).json()).toMatchObject({ code: "validation_failed" });
  });
});

describe("updateUserById", () => {
  it("sets password, address, metadata and role, and ends sessions if the password changes", async () => {
    const { id } = await server.create("before@example.com", {
      user_metadata: { theme: "dark", full_name: "Old" },
    });
    const here = server.visitor();
    await here.signInWithPassword({ email: "before@example.com", password: PASSWORD });
    const { data, error } = await server.admin.updateUserById(id, {
      email: "after@example.com",
      password: "another password",
      user_metadata: { theme: null, full_name: "New" },
      app_metadata: { role: "operator" },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: "after@example.com", app_metadata: { role: "operator" } });
    expect(data.user?.user_metadata).toMatchObject({ full_name: "New", email: "after@example.com" });
    expect(data.user?.user_metadata).not.toHaveProperty("theme");
    expect(data.user?.identities).toMatchObject([{ email: "after@example.com" }]);
    expect((await here.getUser()).error).not.toBeNull();
    expect((await server.signIn("before@example.com")).error?.code).toBe("invalid_credentials");
    expect((await server.signIn("after@example.com", "another password")).data.user?.id).toBe(id);
  });

  it("changes all or nothing", async () => {
    await server.create("is-taken@example.com");
    const { id } = await server.create("all@example.com");
    const change = { password: "another password", ban_duration: "24h", email: "is-taken@example.com" };
    expect((await server.admin.updateUserById(id, change)).error).toMatchObject({
      status: 422,
      code: "email_exists",
    });
    expect((await server.signIn("all@example.com")).error).toBeNull();
  });

  it("confirms an address", async () => {
    const { id } = await server.create("confirm@example.com", { email_confirm: false });
    const { data } = await server.admin.updateUserById(id, { email_confirm: true });
    expect(data.user?.email_confirmed_at).toEqual(expect.any(String));
    expect((await server.signIn("confirm@example.com")).error).toBeNull();
  });

  it.each([
    ["24h", DAY_MS],
    ["1h30m", 5_400_000],
    ["1.5s", 1500],
  ])("bans for %s, and returns the end of the ban", async (duration, lasts) => {
    const { id } = await server.create(`ban-${duration}@example.com`);
    const { data } = await server.admin.updateUserById(id, { ban_duration: duration });
    const until = new Date((data.user as { banned_until?: string }).banned_until ?? "");
    expect(Math.abs(until.getTime() - Date.now() - lasts)).toBeLessThan(5000);
    expect((await server.signIn(`ban-${duration}@example.com`)).error?.code).toBe("user_banned");
    const lifted = await server.admin.updateUserById(id, { ban_duration: "none" });
    expect(lifted.data.user).not.toHaveProperty("banned_until");
    expect((await server.signIn(`ban-${duration}@example.com`)).error).toBeNull();
  });

  it("bans until a time that is named, and null lifts it", async () => {
    const { id } = await server.create("banned-until@example.com");
    const bannedUntil = new Date(Date.now() + 3_600_000).toISOString();
    const update = (banned_until: string | null) => server.put(`/admin/users/${id}`, { banned_until });
    expect((await update(bannedUntil)).json()).toMatchObject({ banned_until: bannedUntil });
    expect((await server.signIn("banned-until@example.com")).error?.code).toBe("user_banned");
    const lifted = await update(null);
    expect([lifted.statusCode, lifted.json().banned_until]).toEqual([200, undefined]);
    expect((await server.signIn("banned-until@example.com")).error).toBeNull();
  });

  it.each([
    [{ banned_until: "tomorrow" }, "banned_until"],
    [{ banned_until: "" }, "banned_until"],
    [{ banned_until: 1_900_000_000 }, "banned_until"],
    [{ banned_until: "2030-01-31T12:00:00Z", ban_duration: "1h" }, "banned_until"],
  ])("refuses %j", async (body, field) => {
    const { id } = await server.create(`${randomUUID()}@example.com`);
    const reply = await server.put(`/admin/users/${id}`, body);
    expect([reply.statusCode, reply.json().code]).toEqual([400, "validation_failed"]);
    expect(reply.json().message).toContain(field);
  });

  it("takes back the server's own claims as they are, and refuses other values", async () => {
    const { id, app_metadata } = await server.create("claims@example.com");
    const update = (claims: object) =>
      server.put(`/admin/users/${id}`, { app_metadata: { ...app_metadata, ...claims } });
    expect((await update({})).statusCode).toBe(200);
    for (const claims of [{ provider: "google" }, { providers: ["google"] }, { email_verified: true }]) {
      const reply = await update(claims);
      expect([reply.statusCode, reply.json().code]).toEqual([501, "not_implemented"]);
      expect(reply.json().message).toContain(`app_metadata.${Object.keys(claims)[0]}`);
    }
    const created = await server.admin.createUser({
      email: "claims-2@example.com",
      app_metadata: { provider: "google" },
    });
    expect(created.error?.status).toBe(501);
  });

  it.each(["1d", "-1h", "h", "24", "1h 5m", "9999999999h"])("refuses %s as a duration", async (duration) => {
    const { id } = await server.create(`${randomUUID()}@example.com`);
    expect((await server.admin.updateUserById(id, { ban_duration: duration })).error).toMatchObject({
      status: 400,
      message: expect.stringContaining("ban duration"),
    });
  });
});
