import { createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";
import { eq } from "drizzle-orm";
import { decodeJwt, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessions } from "../../schema/auth/sessions.table.ts";
import { signingKeys } from "../../schema/auth/signing-keys.table.ts";
import { authUsers } from "../../schema/auth/users.table.ts";
import { createPasswords } from "./passwords.ts";
import { answer, failure, PASSWORD, type SessionBody, startAuth } from "./testing.ts";
import { addSigningKey } from "./tokens/keyring.ts";
import { deleteUser } from "./users.queries.ts";

let auth: Awaited<ReturnType<typeof startAuth>>;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const getUser = (token: string) => auth.call("GET /user", { token });
const putUser = (token: string, body: unknown) => auth.call("PUT /user", { token, body });

describe("GET /user", () => {
  it("returns the user of a live session and no secret", async () => {
    const { access_token: token, user } = await auth.signUp("get@example.com");
    const response = await getUser(token);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(user);
    expect(response.body).not.toMatch(/argon2|hash|refresh/i);
  });

  it("requires a token", async () => {
    expect(answer(await auth.call("GET /user"))).toEqual(
      failure(401, "no_authorization", "This endpoint requires a valid Bearer token"),
    );
  });

  it("refuses keys and garbage as tokens", async () => {
    for (const token of ["sb_publishable_x", "a.b.c", "e30.e30."]) {
      const response = await getUser(token);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({
        code: "bad_jwt",
        message: expect.stringMatching(/^invalid JWT: unable to parse or verify signature, /),
      });
    }
  });

  it("refuses the token of a deleted or banned user at once", async () => {
    const gone = await auth.signUp("gone@example.com");
    await deleteUser(auth.database.db, gone.user.id);
    expect(answer(await getUser(gone.access_token))).toEqual(
      failure(403, "user_not_found", "User from sub claim in JWT does not exist"),
    );
    const banned = await auth.signUp("ban-user@example.com");
    auth.accountStatuses.set(banned.user.id, { role: null, bannedUntil: new Date("2999-01-01") });
    expect(answer(await getUser(banned.access_token))).toEqual(failure(403, "user_banned", "User is banned"));
  });
});

describe("access tokens", () => {
  async function forge(change: object, header: object = {}, key?: CryptoKey | Uint8Array) {
    const { access_token: token } = await auth.signIn("forge@example.com");
    const [row] = await auth.database.db.select().from(signingKeys);
    const real = createPrivateKey({ key: { ...row?.privateJwk }, format: "jwk" });
    return new SignJWT({ ...decodeJwt(token), ...change })
      .setProtectedHeader({ alg: "ES256", kid: row?.kid ?? "", ...header })
      .sign(key ?? real);
  }
  beforeAll(() => auth.signUp("forge@example.com"));

  it("are accepted if signed with the real key, so that the refusals below mean something", async () => {
    expect((await getUser(await forge({}))).statusCode).toBe(200);
  });

  it.each([
    ["expired", { exp: Math.floor(Date.now() / 1000) - 10 }, 403],
    ["without expiry", { exp: undefined }, 403],
    ["of another issuer", { iss: "https://evil.example" }, 403],
    ["for another audience", { aud: "other" }, 403],
    ["without sub", { sub: undefined }, 403],
    ["with a sub that is no id", { sub: "root" }, 400],
    ["of an unknown session", { session_id: "11111111-1111-4111-8111-111111111111" }, 403],
    ["without a session", { session_id: undefined }, 403],
  ])("are refused if they are %s", async (_name, change, status) => {
    const response = await getUser(await forge(change));
    expect(response.statusCode).toBe(status);
    expect(response.json().code).toMatch(/^(bad_jwt|session_not_found)$/);
  });

  it("are refused with other algorithms and keys, even under a known key id", async () => {
    const { keys } = (await auth.call("GET /.well-known/jwks.json")).json();
    const pem = createPublicKey({ key: keys[0], format: "jwk" }).export({ type: "spki", format: "pem" });
    const hs256 = await forge({}, { alg: "HS256" }, Buffer.from(pem.toString()));
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const rs256 = await forge({}, { alg: "RS256" }, privateKey as unknown as CryptoKey);
    const { privateKey: foreign } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const es256 = await forge({}, {}, foreign as unknown as CryptoKey);
    const [, claims] = (await forge({})).split(".");
    const header = Buffer.from(JSON.stringify({ alg: "none", kid: keys[0].kid })).toString("base64url");
    for (const token of [hs256, rs256, es256, `${header}.${claims}.`]) {
      expect((await getUser(token)).statusCode).toBe(403);
    }
  });

  it("stay valid when a key is added, and the new key signs", async () => {
    const before = await auth.signUp("rotation@example.com");
    await addSigningKey(auth.database.db, undefined);
    const restarted = await startAuth({}, auth.database);
    const after = await restarted.signIn("rotation@example.com");
    const jwks = (await restarted.call("GET /.well-known/jwks.json")).json();
    expect(jwks.keys).toHaveLength(2);
    for (const key of jwks.keys) expect(key).not.toHaveProperty("d");
    for (const { access_token: token } of [before, after]) {
      expect((await restarted.call("GET /user", { token })).statusCode).toBe(200);
    }
    const kid = (token: string) =>
      JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()).kid;
    expect(kid(after.access_token)).not.toBe(kid(before.access_token));
    await restarted.close();
  });
});

describe("PUT /user", () => {
  it("merges metadata, removes what is null, and keeps the server's own keys", async () => {
    const { access_token: token, user } = await auth.signUp("meta@example.com");
    await putUser(token, { data: { full_name: "Old", theme: "dark" } });
    const response = await putUser(token, {
      data: { full_name: "New", theme: null, sub: "forged", email: "forged@example.com" },
      role: "admin",
      email_confirmed_at: null,
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id: user.id, role: "authenticated", email: "meta@example.com" });
    expect(response.json().user_metadata).toEqual({
      full_name: "New",
      sub: user.id,
      email: "meta@example.com",
      email_verified: true,
      phone_verified: false,
    });
  });

  it("refuses app_metadata", async () => {
    const { access_token: token } = await auth.signUp("app@example.com");
    expect(answer(await putUser(token, { app_metadata: { role: "admin" } }))).toEqual(
      failure(403, "not_admin", "Updating app_metadata requires admin privileges"),
    );
  });

  it("changes the password and ends all other sessions", async () => {
    const a = await auth.signUp("change@example.com");
    const b = await auth.signIn("change@example.com");
    const changed = { password: "another password", current_password: PASSWORD };
    expect((await putUser(a.access_token, changed)).statusCode).toBe(200);
    expect((await auth.refresh(b.refresh_token)).json()).toMatchObject({ code: "refresh_token_not_found" });
    expect((await getUser(a.access_token)).statusCode).toBe(200);
    expect(await auth.signIn("change@example.com")).toMatchObject({ code: "invalid_credentials" });
    expect(await auth.signIn("change@example.com", "another password")).toMatchObject({
      user: { id: a.user.id },
    });
  });

  it("takes more than a session to change a password: the present one, or a code that is mailed", async () => {
    const email = "prove@example.com";
    const { access_token: token } = await auth.signUp(email);
    const change = (proof: object) => putUser(token, { password: "another password", ...proof });
    const WITHOUT = "Current password required when setting new password.";
    expect(answer(await change({}))).toEqual(failure(400, "current_password_required", WITHOUT));
    expect(answer(await change({ current_password: "wrong horse" }))).toEqual(
      failure(400, "current_password_invalid", WITHOUT),
    );
    const NOT_VALID = failure(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
    expect(answer(await change({ nonce: "000000" }))).toEqual(NOT_VALID);
    await auth.call("GET /reauthenticate", { token });
    const { code } = await auth.lastMailTo(email);
    // A code that is wrong, or a password that is refused, does not use it up.
    expect(answer(await change({ nonce: code === "000000" ? "111111" : "000000" }))).toEqual(NOT_VALID);
    expect((await putUser(token, { password: PASSWORD, nonce: code })).statusCode).toBe(422);
    expect((await change({ nonce: code })).statusCode).toBe(200);
    expect(answer(await putUser(token, { password: "a third password", nonce: code }))).toEqual(NOT_VALID);
    expect(await auth.signIn(email, "another password")).toHaveProperty("access_token");
    expect((await auth.mailsTo(email)).map(({ subject }) => subject)).toEqual([
      "Your code",
      "Your password was changed",
    ]);
  });

  it("changes the password without either for an hour after a mail has signed in", async () => {
    const email = "mailed@example.com";
    const { user } = await auth.signUp(email);
    await auth.call("POST /recover", { body: { email } });
    const { hash } = await auth.lastMailTo(email);
    const verified = await auth.call("POST /verify", { body: { type: "recovery", token_hash: hash } });
    const token = verified.json<SessionBody>().access_token;
    expect((await putUser(token, { password: "another password" })).statusCode).toBe(200);
    await auth.database.db
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - 61 * 60_000) })
      .where(eq(sessions.userId, user.id));
    expect((await putUser(token, { password: "a third password" })).json()).toMatchObject({
      code: "current_password_required",
    });
  });

  it("asks an account without a password for a mailed code", async () => {
    const { access_token: token, user } = await auth.signUp("without@example.com");
    await auth.database.db.update(authUsers).set({ passwordHash: null }).where(eq(authUsers.id, user.id));
    expect(answer(await putUser(token, { password: "another password" }))).toEqual(
      failure(400, "reauthentication_needed", "Password update requires reauthentication"),
    );
  });

  it("refuses the same password and leaves all sessions", async () => {
    const a = await auth.signUp("same@example.com");
    const b = await auth.signIn("same@example.com");
    expect(answer(await putUser(a.access_token, { password: PASSWORD }))).toEqual(
      failure(422, "same_password", "New password should be different from the old password."),
    );
    expect((await getUser(b.access_token)).statusCode).toBe(200);
  });

  it("changes all or nothing: a taken address leaves password, metadata and sessions as they were", async () => {
    await auth.signUp("taken@example.com");
    const a = await auth.signUp("all-or-nothing@example.com");
    const b = await auth.signIn("all-or-nothing@example.com");
    const change = {
      password: "another password",
      current_password: PASSWORD,
      data: { theme: "dark" },
      email: "taken@example.com",
    };
    expect(answer(await putUser(a.access_token, change))).toEqual(
      failure(422, "email_exists", "A user with this email address has already been registered"),
    );
    expect((await getUser(b.access_token)).json().user_metadata).not.toHaveProperty("theme");
    expect((await auth.refresh(b.refresh_token)).statusCode).toBe(200);
    expect(await auth.signIn("all-or-nothing@example.com")).toHaveProperty("access_token");

    const good = { ...change, email: "not-taken@example.com" };
    expect((await putUser(a.access_token, good)).json()).toMatchObject({
      new_email: "not-taken@example.com",
      user_metadata: { theme: "dark" },
    });
    expect(await auth.signIn("all-or-nothing@example.com", "another password")).toHaveProperty(
      "access_token",
    );
    expect(await auth.mailsTo("not-taken@example.com")).toHaveLength(1);
  });

  it("refuses a change to a common password, and whoever has one already still signs in", async () => {
    const email = "common@example.com";
    const { access_token: token } = await auth.signUp(email);
    expect((await putUser(token, { password: "Qwerty123" })).json()).toMatchObject({
      code: "weak_password",
      weak_password: { reasons: ["pwned"] },
    });
    const passwordHash = await createPasswords(auth.config).hash("Qwerty123");
    await auth.database.db.update(authUsers).set({ passwordHash }).where(eq(authUsers.email, email));
    expect(await auth.signIn(email, "Qwerty123")).toHaveProperty("access_token");
  });

  it("applies the same rules to a new password", async () => {
    const { access_token: token } = await auth.signUp("rules@example.com");
    expect((await putUser(token, { password: "password1" })).json()).toMatchObject({
      code: "weak_password",
      weak_password: { reasons: ["pwned"] },
    });
    expect((await putUser(token, { password: "12345" })).json()).toMatchObject({
      code: "weak_password",
      weak_password: { reasons: ["length"] },
    });
    expect((await putUser(token, { password: "" })).statusCode).toBe(422);
    expect((await putUser(token, { password: [] })).statusCode).toBe(400);
    expect((await putUser(token, { password: "語".repeat(25) })).json()).toMatchObject({
      code: "validation_failed",
    });
    expect(await auth.signIn("rules@example.com")).toHaveProperty("access_token");
  });

  it("refuses metadata that cannot be stored, without failing", async () => {
    const { access_token: token } = await auth.signUp("nul@example.com");
    expect((await putUser(token, { data: { full_name: "a\u0000b" } })).statusCode).toBe(400);
    expect((await putUser(token, { data: { full_name: "\ud800" } })).statusCode).toBe(400);
  });
});
