import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { authUsers } from "../../schema/auth/users.table.ts";
import { USUAL_PASSWORDS } from "../../testing/password-settings.ts";
import { deviceOf } from "./device.ts";
import { insertSession } from "./sessions.queries.ts";
import { answer, failure, PASSWORD, startAuth } from "./testing.ts";
import { findUserById } from "./users.queries.ts";

let auth: Awaited<ReturnType<typeof startAuth>>;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const post = (body: unknown, grant = "password") => auth.call(`POST /token?grant_type=${grant}`, { body });
const INVALID = failure(400, "invalid_credentials", "Invalid login credentials");

describe("sign-in by password", () => {
  it("returns a session whose token has the protocol's claims", async () => {
    const { user } = await auth.signUp("claims@example.com");
    const response = await post({ email: "Claims@Example.com", password: PASSWORD });
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    const { access_token: token, expires_at: expiresAt } = response.json();
    expect(decodeProtectedHeader(token)).toEqual({ alg: "ES256", typ: "JWT", kid: expect.any(String) });
    expect(decodeJwt(token)).toMatchObject({
      iss: "http://localhost:54321/auth/v1",
      sub: user.id,
      aud: "authenticated",
      exp: expiresAt,
      email: "claims@example.com",
      phone: "",
      app_metadata: { provider: "email", providers: ["email"] },
      role: "authenticated",
      aal: "aal1",
      amr: [{ method: "password", timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      is_anonymous: false,
    });
  });

  it("gives the same error for a wrong password, an unknown address, and an account without a password", async () => {
    await auth.signUp("social@example.com");
    await auth.database.db
      .update(authUsers)
      .set({ passwordHash: null })
      .where(eq(authUsers.email, "social@example.com"));
    await auth.signUp("wrong@example.com");
    for (const email of ["wrong@example.com", "unknown@example.com", "social@example.com", ""]) {
      expect(answer(await post({ email, password: "wrong password" }))).toEqual(INVALID);
    }
  });

  it("compares one hash for unknown addresses too", async () => {
    await auth.signUp("timed@example.com");
    const compared = vi.spyOn(auth.passwords, "matches");
    const [stored] = await auth.database.db
      .select({ hash: authUsers.passwordHash })
      .from(authUsers)
      .where(eq(authUsers.email, "timed@example.com"));
    for (const email of ["timed@example.com", "nobody@example.com"])
      await post({ email, password: "wrong password" });
    expect(compared.mock.calls).toEqual([
      [stored?.hash, "wrong password"],
      [null, "wrong password"],
    ]);
    compared.mockRestore();
  });

  it("reveals a ban only after the right password", async () => {
    const { user } = await auth.signUp("banned@example.com");
    auth.accountStatuses.set(user.id, { role: null, bannedUntil: new Date("2999-01-01") });
    expect(answer(await post({ email: "banned@example.com", password: "wrong password" }))).toEqual(INVALID);
    expect(answer(await post({ email: "banned@example.com", password: PASSWORD }))).toEqual(
      failure(400, "user_banned", "User is banned"),
    );
  });

  it("shows the live role in app_metadata", async () => {
    const { user } = await auth.signUp("boss@example.com");
    auth.accountStatuses.set(user.id, { role: "admin", bannedUntil: null });
    const session = await auth.signIn("boss@example.com");
    expect(session.user).toMatchObject({ role: "authenticated", app_metadata: { role: "admin" } });
    expect(decodeJwt(session.access_token)).toMatchObject({
      role: "authenticated",
      app_metadata: { role: "admin" },
    });
  });

  it("hashes the password again if the stored hash has outdated parameters", async () => {
    const usual = await startAuth(USUAL_PASSWORDS, auth.database);
    await auth.signUp("rehash@example.com");
    const { db } = auth.database;
    const mine = eq(authUsers.email, "rehash@example.com");
    const weaker = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await db.update(authUsers).set({ passwordHash: weaker }).where(mine);
    expect(await usual.signIn("rehash@example.com")).toHaveProperty("access_token");
    const [row] = await db.select().from(authUsers).where(mine);
    expect(row?.passwordHash).toContain("m=19456,t=2,p=1");
    expect(await usual.signIn("rehash@example.com")).toHaveProperty("access_token");
    await usual.close();
  });

  it("fails if the password changes between check and session", async () => {
    const { access_token: token, user } = await auth.signUp("between@example.com");
    const read = await findUserById(auth.database.db, user.id);
    await auth.call("PUT /user", {
      token,
      body: { password: "another password", current_password: PASSWORD },
    });
    expect(
      read &&
        (await insertSession(
          auth.database.db,
          read,
          { method: "password", device: deviceOf(undefined) },
          undefined,
        )),
    ).toBeUndefined();
  });

  it("warns about a password that is too weak by now", async () => {
    await auth.signUp("short@example.com");
    await auth.database.db
      .update(authUsers)
      .set({ passwordHash: await hash("12345") })
      .where(eq(authUsers.email, "short@example.com"));
    const response = await post({ email: "short@example.com", password: "12345" });
    expect(response.json()).toMatchObject({
      access_token: expect.any(String),
      weak_password: { reasons: ["length"] },
    });
  });

  it("refuses other grants", async () => {
    const unsupported = failure(400, "invalid_credentials", "unsupported_grant_type");
    expect(answer(await post({}, "x"))).toEqual(unsupported);
    expect(answer(await post({}, "__proto__"))).toEqual(unsupported);
    expect(answer(await post({}, "web3"))).toEqual(
      failure(422, "web3_provider_disabled", "Web3 provider is disabled"),
    );
    expect(answer(await post({ id_token: "x", provider: "google" }, "id_token"))).toEqual(
      failure(400, "provider_disabled", 'Provider (issuer "google") is not enabled'),
    );
    expect(answer(await post({ phone: "123", password: PASSWORD }))).toEqual(
      failure(400, "phone_provider_disabled", "Phone logins are disabled"),
    );
  });
});
