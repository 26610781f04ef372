import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@lagom/releases/folder-store";
import { createClient } from "@supabase/supabase-js";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PASSWORD, startAuth } from "../../identity/auth/testing.ts";
import { createTokenVerifier } from "../../identity/session/verify-token.ts";
import { readConfig } from "../../platform/config.ts";
import { buildApi } from "./build-api.ts";

let auth: Awaited<ReturnType<typeof startAuth>>;
let api: FastifyInstance;
let url: string;
beforeAll(async () => {
  auth = await startAuth();
  await auth.app.listen({ port: 0 });
  url = `http://127.0.0.1:${(auth.app.server.address() as AddressInfo).port}`;
  const config = readConfig({ LOG_LEVEL: "silent", PUBLIC_AUTH_URL: url });
  const store = folderStore(join(tmpdir(), "lagom-no-releases"));
  const { database } = auth;
  api = await buildApi({ database, config, store, verifyToken: createTokenVerifier(config, database.db) });
});
afterAll(async () => {
  await api.close();
  await auth.close();
});

const client = () =>
  createClient(url, "key", { auth: { persistSession: false, autoRefreshToken: false } }).auth;
const me = (token: string | undefined) =>
  api.inject({ url: "/api/user/me", headers: { authorization: `Bearer ${token}` } });

it("refuses the access token of a session that was signed out at once, and of no other", async () => {
  const credentials = { email: "two-devices@example.com", password: PASSWORD };
  const [phone, desktop] = [client(), client()];
  const first = (await phone.signUp(credentials)).data.session?.access_token;
  const second = (await desktop.signInWithPassword(credentials)).data.session?.access_token;
  for (const token of [first, second]) expect((await me(token)).statusCode).toBe(200);

  await phone.signOut({ scope: "local" });
  const refused = await me(first);
  expect(refused.statusCode).toBe(401);
  expect(refused.json().error.code).toBe("session_ended");
  expect((await me(second)).statusCode).toBe(200);

  const refreshed = (await desktop.refreshSession()).data.session?.access_token;
  for (const token of [second, refreshed]) expect((await me(token)).statusCode).toBe(200);
  await desktop.signOut({ scope: "global" });
  for (const token of [second, refreshed]) expect((await me(token)).statusCode).toBe(401);
});

it("keeps personal data out of caches", async () => {
  const session = (await client().signUp({ email: "cached@example.com", password: PASSWORD })).data.session;
  const token = session?.access_token;
  for (const path of ["/api/user/me", "/api/user-words", "/api/user/export"]) {
    const reply = await api.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
    expect(reply.headers["cache-control"]).toBe("no-store");
  }
  for (const path of ["/user", "/settings"]) {
    const reply = await fetch(`${url}/auth/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect([path, reply.headers.get("cache-control")]).toEqual([path, "no-store"]);
  }
});
