import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@lagom/releases/folder-store";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { buildAuth } from "../../identity/auth/app.ts";
import { readConfig } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import { adminLog } from "../../schema/admin-log.table.ts";
import { sessions } from "../../schema/auth/sessions.table.ts";
import { authUsers } from "../../schema/auth/users.table.ts";
import { users } from "../../schema/users.table.ts";
import { testDatabase } from "../../testing/database.ts";
import { QUICK_PASSWORDS } from "../../testing/password-settings.ts";
import { buildHosts } from "./hosts.ts";

const KEY = "service-role-key-of-the-project";
const SECRET = "a-secret-of-an-older-project-0123456789";
const PASSWORD = "a good password";

let folder: string;

interface Machine {
  apps: FastifyInstance[];
  database: Database;
  close(): Promise<void>;
}

/** The apps of these roles over a database of their own, each as another machine would run them. */
async function serve(env: Record<string, string>): Promise<Machine> {
  const database = await testDatabase();
  const config = readConfig({ LOG_LEVEL: "silent", LAGOM_DATA: folder, ...QUICK_PASSWORDS, ...env });
  const hosts = await buildHosts(config, database, folderStore(join(folder, "releases")), {});
  const apps = hosts.map(({ app }) => app);
  const close = async () => {
    for (const app of apps) await app.close();
    await database.close();
  };
  return { apps, database, close };
}

/** As `serve`, until the test ends. */
async function serveInTest(env: Record<string, string>): Promise<Machine> {
  const machine = await serve(env);
  onTestFinished(machine.close);
  return machine;
}

let project: Machine & { url: string };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-project-"));
  const env = { LAGOM_ROLES: "auth", SUPABASE_SERVICE_ROLE_KEY: KEY, SIGNUP_AUTOCONFIRM: "true" };
  const machine = await serve(env);
  project = { ...machine, url: (await machine.apps[0]?.listen({ port: 0, host: "127.0.0.1" })) ?? "" };
});
afterAll(async () => {
  await project.close();
  await rm(folder, { recursive: true, force: true });
});

async function post(path: string, body: object) {
  const response = await fetch(`${project.url}/auth/v1${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function signUp(email: string) {
  const { body } = await post("/signup", { email, password: PASSWORD });
  const { access_token: token, refresh_token } = body;
  return { id: (body.user as { id: string }).id, token: String(token), refresh_token };
}
const signIn = (email: string) => post("/token?grant_type=password", { email, password: PASSWORD });

const withSecret = (id: string, email: string) =>
  new SignJWT({ email, role: "authenticated" })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(id)
    .setAudience("authenticated")
    .setExpirationTime("5m")
    .sign(new TextEncoder().encode(SECRET));

describe.each([
  ["its JWKS", {}],
  ["a shared secret", { SUPABASE_JWT_SECRET: SECRET }],
] as const)("a project in the place of our auth, checked by %s", (how, secret) => {
  let ours: Machine;
  beforeAll(async () => {
    ours = await serve({
      LAGOM_ROLES: "web,api,auth",
      SUPABASE_URL: project.url,
      SUPABASE_ANON_KEY: "anon-key",
      SUPABASE_SERVICE_ROLE_KEY: KEY,
      ...secret,
    });
  });
  afterAll(() => ours.close());

  const call = (method: "GET" | "POST" | "PATCH" | "DELETE", url: string, token: string, payload?: object) =>
    ours.apps[0]?.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload ? { payload } : {}),
    });
  const addressOf = (name: string) => `${name}-${how.length}@example.com`;
  async function person(name: string) {
    const { id, token } = await signUp(addressOf(name));
    const accepted = "SUPABASE_JWT_SECRET" in secret ? await withSecret(id, addressOf(name)) : token;
    return { id, email: addressOf(name), token: accepted };
  }
  async function operator() {
    const boss = await person("boss");
    await call("GET", "/api/user/me", boss.token);
    await ours.database.db.update(users).set({ role: "operator" }).where(eq(users.id, boss.id));
    return boss;
  }

  it("starts no auth server, and knows the project's users by their tokens", async () => {
    expect(ours.apps).toHaveLength(2);
    const ada = await person("ada");
    expect((await call("GET", "/api/user/me", ada.token))?.json()).toMatchObject({
      id: ada.id,
      email: ada.email,
    });
    expect((await call("GET", "/api/user/me", `${ada.token}x`))?.statusCode).toBe(401);
  });

  it("passes on ban, role and deletion", async () => {
    const [boss, ada] = [await operator(), await person("banned")];
    await call("GET", "/api/user/me", ada.token);
    const path = `/api/admin/users/${ada.id}`;
    expect((await call("PATCH", path, boss.token, { banned: true }))?.statusCode).toBe(200);
    expect(await signIn(ada.email)).toMatchObject({ status: 400, body: { error_code: "user_banned" } });
    expect((await call("PATCH", path, boss.token, { banned: false }))?.statusCode).toBe(200);
    expect((await call("PATCH", path, boss.token, { role: "admin" }))?.statusCode).toBe(200);
    const session = await signIn(ada.email);
    expect(session.body.user).toMatchObject({ app_metadata: { role: "admin" } });
    expect((await call("GET", "/api/user/export", ada.token))?.json()).toMatchObject({
      account: { id: ada.id, email: ada.email },
    });
    expect((await call("DELETE", "/api/user/me", ada.token))?.statusCode).toBe(204);
    expect((await signIn(ada.email)).status).toBe(400);
    const { db } = project.database;
    expect(await db.select().from(authUsers).where(eq(authUsers.id, ada.id))).toEqual([]);
  });
});

describe("a project whose service-role key we do not have", () => {
  it("signs out everywhere: a session that is out is refused, however often it is refreshed; a new one is not", async () => {
    const ours = await serveInTest({ LAGOM_ROLES: "api", SUPABASE_URL: project.url });
    const call = (token: unknown, method: "GET" | "POST" = "GET", url = "/api/user/me") =>
      ours.apps[0]?.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
    const [boss, ada] = [await signUp("operator@example.com"), await signUp("everywhere@example.com")];
    for (const { token } of [boss, ada]) expect((await call(token))?.statusCode).toBe(200);
    const row = eq(users.id, ada.id);
    await ours.database.db.update(users).set({ role: "operator" }).where(eq(users.id, boss.id));

    const reply = await call(boss.token, "POST", `/api/admin/users/${ada.id}/sign-out`);
    expect(reply?.json()).toMatchObject({ undoable: false });
    expect((await call(ada.token))?.statusCode).toBe(401);
    const lines = await ours.database.db.select().from(adminLog).where(eq(adminLog.targetId, ada.id));
    expect(lines).toMatchObject([{ action: "user_signed_out", byId: boss.id }]);

    // As it is a minute later: the project refreshes its session, and lets her sign in anew.
    const [{ signedOutAt } = { signedOutAt: null }] = await ours.database.db.select().from(users).where(row);
    const [session] = await project.database.db.select().from(sessions).where(eq(sessions.userId, ada.id));
    const early = (session?.amr ?? []).map((sign) => ({ ...sign, timestamp: sign.timestamp - 60 }));
    await project.database.db.update(sessions).set({ amr: early }).where(eq(sessions.userId, ada.id));
    await ours.database.db
      .update(users)
      .set({ signedOutAt: new Date(Number(signedOutAt) - 30_000) })
      .where(row);
    const refreshed = await post("/token?grant_type=refresh_token", { refresh_token: ada.refresh_token });
    expect(refreshed.status).toBe(200);
    const refused = await call(refreshed.body.access_token);
    expect([refused?.statusCode, refused?.json().error.code]).toEqual([401, "session_ended"]);
    expect((await call((await signIn("everywhere@example.com")).body.access_token))?.statusCode).toBe(200);
  });

  it("keeps the account and our rows, and says that it cannot be deleted here", async () => {
    const ours = await serveInTest({ LAGOM_ROLES: "api", SUPABASE_URL: project.url });
    const { id, token } = await signUp("kept@example.com");
    const headers = { authorization: `Bearer ${token}` };
    const reply = await ours.apps[0]?.inject({ method: "DELETE", url: "/api/user/me", headers });
    expect(reply?.json().error.code).toBe("unavailable");
    expect(await ours.database.db.select().from(users).where(eq(users.id, id))).toHaveLength(1);
    expect((await signIn("kept@example.com")).status).toBe(200);
  });
});

describe("a named administrator", () => {
  // Two more products start.
  it("is believed where the project says that a mail confirmed the address, not where sign-up confirms itself", async () => {
    const { id, token } = await signUp("boss@example.com");
    const env = { LAGOM_ROLES: "auth", SUPABASE_SERVICE_ROLE_KEY: KEY, SIGNUP_AUTOCONFIRM: "false" };
    const strict = readConfig({ LOG_LEVEL: "silent", LAGOM_DATA: folder, ...QUICK_PASSWORDS, ...env });
    const app = buildAuth({ config: strict, database: project.database });
    onTestFinished(() => app.close());
    const urls = [project.url, await app.listen({ port: 0, host: "127.0.0.1" })];
    const roles = [];
    for (const url of urls) {
      const settings = {
        SUPABASE_URL: url,
        SUPABASE_SERVICE_ROLE_KEY: KEY,
        ADMIN_EMAILS: "boss@example.com",
      };
      const ours = await serveInTest({ LAGOM_ROLES: "api", ...settings });
      const headers = { authorization: `Bearer ${token}` };
      const reply = await ours.apps[0]?.inject({ url: "/api/user/me", headers });
      expect(reply?.json().id).toBe(id);
      roles.push(reply?.json().role);
    }
    expect(roles).toEqual(["user", "operator"]);
  });
});

describe("the project's admin calls", () => {
  it("ban until a time that is reported, and no longer", async () => {
    const { id, refresh_token } = await signUp("for-a-while@example.com");
    const ban = async (ban_duration: string) => {
      const response = await fetch(`${project.url}/auth/v1/admin/users/${id}`, {
        method: "PUT",
        headers: { authorization: `Bearer ${KEY}` },
        body: JSON.stringify({ ban_duration }),
      });
      return (await response.json()) as { banned_until?: string };
    };
    const { banned_until } = await ban("2h");
    expect(Date.parse(banned_until ?? "") - Date.now()).toBeGreaterThan(7_100_000);
    const refresh = () => post("/token?grant_type=refresh_token", { refresh_token });
    expect((await refresh()).status).toBe(400);
    await project.database.db.update(users).set({ bannedUntil: new Date() }).where(eq(users.id, id));
    expect((await refresh()).status).toBe(200);
    await ban("24h");
    expect(await ban("none")).not.toHaveProperty("banned_until");
    expect((await refresh()).status).toBe(200);
  });

  it("are for the service-role key alone", async () => {
    const { id, token } = await signUp("plain@example.com");
    const ask = (bearer?: string) =>
      fetch(`${project.url}/auth/v1/admin/users/${id}`, {
        method: "DELETE",
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      });
    expect([(await ask()).status, (await ask(token)).status, (await ask("")).status]).toEqual([
      401, 403, 401,
    ]);
    expect((await signIn("plain@example.com")).status).toBe(200);
    expect((await ask(KEY)).status).toBe(200);
    expect((await signIn("plain@example.com")).status).toBe(400);
  });
});
