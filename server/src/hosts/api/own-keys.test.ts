import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@lagom/releases/folder-store";
import type { FastifyInstance } from "fastify";
import { SignJWT } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PASSWORD, type SessionBody, startAuth } from "../../identity/auth/testing.ts";
import { createKeyring } from "../../identity/auth/tokens/keyring.ts";
import { createTokenVerifier } from "../../identity/session/verify-token.ts";
import { readConfig } from "../../platform/config.ts";
import { buildApi } from "./build-api.ts";

let auth: Awaited<ReturnType<typeof startAuth>>;
let api: FastifyInstance;
beforeAll(async () => {
  auth = await startAuth();
  const { database } = auth;
  const config = readConfig({ LOG_LEVEL: "silent", PUBLIC_AUTH_URL: "http://127.0.0.1:9" });
  const store = folderStore(join(tmpdir(), "lagom-no-releases"));
  api = await buildApi({ database, config, store, verifyToken: createTokenVerifier(config, database.db) });
});
afterAll(async () => {
  await api.close();
  await auth.close();
});

const me = (token: string) =>
  api.inject({ url: "/api/user/me", headers: { authorization: `Bearer ${token}` } });

it("takes the tokens of our own auth server while that cannot be reached", async () => {
  const body = { email: "alone@example.com", password: PASSWORD };
  const signedUp = (await auth.call("POST /signup", { body })).json() as SessionBody;
  const reply = await me(signedUp.access_token);
  expect(reply.statusCode).toBe(200);
  expect(reply.json().id).toBe(signedUp.user.id);
});

it("refuses a token that is signed with another key, under its own id or ours", async () => {
  const another = await startAuth();
  const body = { email: "forger@example.com", password: PASSWORD };
  const theirs = (await another.call("POST /signup", { body })).json() as SessionBody;
  expect((await me(theirs.access_token)).statusCode).toBe(401);

  const { key } = await createKeyring(another.database.db, undefined).signing();
  const { kid } = await createKeyring(auth.database.db, undefined).signing();
  const forged = await new SignJWT({ email: "alone@example.com" })
    .setProtectedHeader({ alg: "ES256", kid })
    .setSubject(theirs.user.id)
    .setAudience("authenticated")
    .setIssuedAt()
    .setExpirationTime("5m")
    .sign(key);
  expect((await me(forged)).statusCode).toBe(401);
  await another.close();
});
