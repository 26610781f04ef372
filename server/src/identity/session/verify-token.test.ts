import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { testDatabase } from "../../testing/database.ts";
import { createTokenVerifier, rememberTokens, verifyWith } from "./verify-token.ts";

const SUB = "4b2f4e2e-93c4-4d0b-9a0c-6a7e1c1c7a11";
const SECRET = "a-secret-of-an-older-project-0123456789";
const ISSUED = 1_795_000_000;
const IDENTITY = {
  sub: SUB,
  email: "a@example.com",
  emailVerified: false,
  signedInAt: new Date(ISSUED * 1000),
  sessionId: null,
  expiresAt: expect.any(Date),
};

const keys = await generateKeyPair("ES256", { extractable: true });
const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: "k1", alg: "ES256" }] });
const server = createServer((request, response) => {
  const known = request.url === "/auth/v1/.well-known/jwks.json";
  response.writeHead(known ? 200 : 404, { "content-type": "application/json" }).end(jwks);
});
let authUrl = "";

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  authUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await database.close();
});

const token = (claims: object = {}) =>
  new SignJWT({ email: "a@example.com", ...claims })
    .setSubject(SUB)
    .setAudience("authenticated")
    .setIssuedAt(ISSUED)
    .setExpirationTime("5m");
const es256 = (claims: object = {}) =>
  token(claims).setProtectedHeader({ alg: "ES256", kid: "k1" }).sign(keys.privateKey);
const hs256 = (secret: string) =>
  token().setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(secret));

const database = await testDatabase();
const verifierOf = (settings: Record<string, string>) =>
  createTokenVerifier(readConfig(settings), database.db);

describe("a token", () => {
  it("is checked by the keys that the auth service publishes", async () => {
    const verify = verifierOf({ SUPABASE_URL: authUrl });
    expect(await verify(await es256())).toEqual(IDENTITY);
  });

  it("is not believed when signed with a public key as if it were a secret", async () => {
    const verify = verifierOf({ SUPABASE_URL: authUrl });
    expect(await verify(await hs256(jwks))).toBeNull();
  });

  it("is checked by the secret of an older project", async () => {
    const verify = verifierOf({ SUPABASE_URL: authUrl, SUPABASE_JWT_SECRET: SECRET });
    expect(await verify(await hs256(SECRET))).toEqual(IDENTITY);
    expect(await verify(await hs256(`${SECRET}x`))).toBeNull();
    expect(await verify(await es256())).toBeNull();
  });

  it("says that an address is confirmed only where users cannot write it", async () => {
    const verify = verifierOf({ SUPABASE_URL: authUrl });
    const own = await verify(await es256({ user_metadata: { email_verified: true } }));
    const service = await verify(await es256({ app_metadata: { email_verified: true } }));
    expect([own?.emailVerified, service?.emailVerified]).toEqual([false, true]);
  });

  it("says when its session began, however often it was refreshed, where it knows", async () => {
    const verify = verifierOf({ SUPABASE_URL: authUrl });
    const since = async (amr: unknown) => (await verify(await es256({ amr })))?.signedInAt.getTime();
    const password = { method: "password", timestamp: ISSUED - 3600 };
    expect(await since([{ method: "totp", timestamp: ISSUED - 60 }, password])).toBe((ISSUED - 3600) * 1000);
    for (const unsaid of [[], ["password"], "password"]) expect(await since(unsaid)).toBe(ISSUED * 1000);
  });

  it("is not taken for a forged one when the keys cannot be had", async () => {
    const verify = verifierOf({ SUPABASE_URL: "http://127.0.0.1:9" });
    await expect(verify(await es256())).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("a token that has been verified", () => {
  const countedVerifier = () => {
    const key = vi.fn(async () => new TextEncoder().encode(SECRET));
    return { key, verify: rememberTokens(verifyWith(key, ["HS256"])) };
  };
  const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  it("is verified again only after a minute, when its key may have been withdrawn", async () => {
    const { key, verify } = countedVerifier();
    const signed = await hs256(SECRET);
    expect([await verify(signed), await verify(signed)]).toEqual([IDENTITY, IDENTITY]);
    expect(key).toHaveBeenCalledTimes(1);
    later(61);
    key.mockResolvedValue(new TextEncoder().encode(`${SECRET}x`));
    expect(await verify(signed)).toBeNull();
    expect(key).toHaveBeenCalledTimes(2);
  });

  it("holds no longer than it says", async () => {
    const { verify } = countedVerifier();
    const brief = await token()
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime("20s")
      .sign(new TextEncoder().encode(SECRET));
    expect(await verify(brief)).toEqual(IDENTITY);
    later(21);
    expect(await verify(brief)).toBeNull();
  });

  it("says nothing of another one, nor of a forged one that is sent again", async () => {
    const { key, verify } = countedVerifier();
    expect(await verify(await hs256(SECRET))).toEqual(IDENTITY);
    const forged = await hs256(`${SECRET}x`);
    expect([await verify(forged), await verify(forged)]).toEqual([null, null]);
    expect(key).toHaveBeenCalledTimes(3);
  });
});
