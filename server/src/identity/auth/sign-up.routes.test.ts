import { eq } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authUsers, identities } from "../../schema/auth/users.table.ts";
import { USUAL_PASSWORDS } from "../../testing/password-settings.ts";
import { createAccount } from "./accounts.ts";
import { answer, failure, PASSWORD, startAuth } from "./testing.ts";

let auth: Awaited<ReturnType<typeof startAuth>>;
let confirming: Awaited<ReturnType<typeof startAuth>>;

beforeAll(async () => {
  auth = await startAuth();
  confirming = await startAuth({ SIGNUP_AUTOCONFIRM: "false" }, auth.database);
});
afterAll(async () => {
  await confirming.close();
  await auth.close();
});

/** What can be compared of replies that hold ids, times and different addresses. */
const shapeOf = ({ statusCode, headers, body }: LightMyRequestResponse, email: string) => ({
  status: statusCode,
  headers: Object.keys(headers),
  retryAfter: /^(5\d|60)$/.test(String(headers["retry-after"])),
  body: body
    .replaceAll(email, "<address>")
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "<id>")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<time>")
    .replace(/after (5\d|60) seconds/, "after <n> seconds"),
});

const signUp = (body: unknown) => auth.call("POST /signup", { body });

describe("an automatically confirmed sign-up", () => {
  it("returns a session and stores the account", async () => {
    const response = await signUp({
      email: "Ada@Example.com",
      password: PASSWORD,
      data: { full_name: "Ada L", sub: "forged", email_verified: false },
      gotrue_meta_security: {},
      code_challenge: null,
      code_challenge_method: null,
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    const session = response.json();
    expect(session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
    expect(session.expires_at).toBeGreaterThan(Date.now() / 1000 + 3500);
    const id = session.user.id;
    const claims = {
      full_name: "Ada L",
      sub: id,
      email: "ada@example.com",
      email_verified: true,
      phone_verified: false,
    };
    expect(session.user).toMatchObject({
      aud: "authenticated",
      role: "authenticated",
      email: "ada@example.com",
      phone: "",
      email_confirmed_at: expect.any(String),
      confirmed_at: expect.any(String),
      last_sign_in_at: expect.any(String),
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: claims,
      identities: [{ id, user_id: id, provider: "email", identity_data: claims, email: "ada@example.com" }],
      is_anonymous: false,
    });
    const [row] = await auth.database.db.select().from(authUsers).where(eq(authUsers.id, id));
    expect(row).toMatchObject({ email: "ada@example.com", metadata: claims });
  });

  it("hashes the password by argon2id, unless told otherwise with 19 MiB in two passes", async () => {
    const usual = await startAuth(USUAL_PASSWORDS, auth.database);
    await usual.signUp("usual@example.com");
    await usual.close();
    const [row] = await auth.database.db
      .select()
      .from(authUsers)
      .where(eq(authUsers.email, "usual@example.com"));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("says that a known address is taken, in upper or lower case", async () => {
    await auth.signUp("twice@example.com");
    const again = await signUp({ email: "TWICE@example.com", password: PASSWORD });
    expect(answer(again)).toEqual(failure(422, "user_already_exists", "User already registered"));
    const tagged = await signUp({ email: "twice+tag@example.com", password: PASSWORD });
    expect(tagged.statusCode).toBe(200);
  });

  it("gives the address to only one of two simultaneous sign-ups", async () => {
    const both = await Promise.all(
      [1, 2].map(() => signUp({ email: "race@example.com", password: PASSWORD })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const rows = await auth.database.db
      .select()
      .from(authUsers)
      .where(eq(authUsers.email, "race@example.com"));
    expect(rows).toHaveLength(1);
    const linked = await auth.database.db
      .select()
      .from(identities)
      .where(eq(identities.userId, rows[0]?.id ?? ""));
    expect(linked).toHaveLength(1);
  });

  it.each([
    "no-at",
    "two@@example.com",
    "a b@example.com",
    "a@b\r\nBcc: x@y.z",
    "a@-x.com",
    `${"a".repeat(65)}@x.com`,
  ])("refuses the address %j", async (email) => {
    const response = await signUp({ email, password: PASSWORD });
    expect(answer(response)).toEqual(
      failure(400, "validation_failed", "Unable to validate email address: invalid format"),
    );
  });

  it("refuses an address of more than 255 characters", async () => {
    const response = await signUp({ email: `a@${"b".repeat(250)}.com`, password: PASSWORD });
    expect(answer(response)).toEqual(failure(400, "validation_failed", "An email address is too long"));
  });

  it.each(["password", "Qwerty123", "123456"])("refuses %s, which attackers try first", async (password) => {
    const response = await signUp({ email: "common@example.com", password });
    expect([response.statusCode, response.json()]).toEqual([
      422,
      {
        code: "weak_password",
        message: "Password is known to be weak and easy to guess, please choose a different one.",
        weak_password: { reasons: ["pwned"] },
      },
    ]);
  });

  it("refuses a weak password with its reasons", async () => {
    const response = await signUp({ email: "weak@example.com", password: "12345" });
    expect(answer(response)).toEqual([
      422,
      {
        code: "weak_password",
        message: "Password should be at least 6 characters.",
        weak_password: { reasons: ["length"] },
      },
    ]);
  });

  it.each([null, "", [], {}, 7])("refuses the password %j without failing", async (password) => {
    const response = await signUp({ email: "none@example.com", password });
    expect(response.statusCode).toBe(400);
  });

  it("counts 72 bytes, not characters, of a password", async () => {
    const tooLong = failure(400, "validation_failed", "Password cannot be longer than 72 characters");
    expect((await signUp({ email: "b72@example.com", password: "x".repeat(72) })).statusCode).toBe(200);
    expect(answer(await signUp({ email: "b73@example.com", password: "x".repeat(73) }))).toEqual(tooLong);
    expect(answer(await signUp({ email: "b75@example.com", password: "語".repeat(25) }))).toEqual(tooLong);
    const longer = await auth.call("POST /token?grant_type=password", {
      body: { email: "b72@example.com", password: "x".repeat(73) },
    });
    expect(answer(longer)).toEqual(failure(400, "invalid_credentials", "Invalid login credentials"));
  });

  it("offers neither anonymous nor phone sign-up", async () => {
    expect(answer(await signUp({ data: {} }))).toEqual(
      failure(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled"),
    );
    expect(answer(await signUp({ phone: "123", password: PASSWORD }))).toEqual(
      failure(400, "phone_provider_disabled", "Phone signups are disabled"),
    );
  });

  it("ignores fields that only the server writes", async () => {
    const response = await signUp({
      email: "climber@example.com",
      password: PASSWORD,
      role: "service_role",
      aud: "admin",
      id: "00000000-0000-0000-0000-000000000000",
      app_metadata: { role: "admin" },
      data: { app_metadata: { role: "admin" } },
    });
    const { user } = response.json();
    expect(user).toMatchObject({ role: "authenticated", aud: "authenticated" });
    expect(user.app_metadata).toEqual({ provider: "email", providers: ["email"] });
    expect(user.id).not.toContain("00000000-0000");
  });
});

describe("a sign-up confirmed by mail", () => {
  it("returns the bare user, who cannot sign in yet, and says so only after the right password", async () => {
    const response = await confirming.call("POST /signup", {
      body: { email: "waiting@example.com", password: PASSWORD },
    });
    expect(response.statusCode).toBe(200);
    const user = response.json();
    expect(user).toMatchObject({ email: "waiting@example.com", role: "authenticated" });
    expect(user).not.toHaveProperty("access_token");
    expect(user).not.toHaveProperty("email_confirmed_at");

    const credentials = { email: "waiting@example.com", password: PASSWORD };
    const right = await auth.call("POST /token?grant_type=password", { body: credentials });
    expect(answer(right)).toEqual(failure(400, "email_not_confirmed", "Email not confirmed"));
    const wrong = await auth.call("POST /token?grant_type=password", {
      body: { ...credentials, password: "wrong password" },
    });
    expect(answer(wrong)).toEqual(failure(400, "invalid_credentials", "Invalid login credentials"));
  });

  it("returns a fake user for a known address and leaves the account alone", async () => {
    const { user } = await auth.signUp("known@example.com");
    const again = () =>
      confirming.call("POST /signup", { body: { email: "known@example.com", password: "another one" } });
    const first = (await again()).json();
    await confirming.letPass("known@example.com", "61 seconds");
    const second = (await again()).json();
    expect(new Set([first.id, second.id, user.id]).size).toBe(3);
    expect((await auth.signIn("known@example.com")).user.id).toBe(user.id);
  });

  it("is answered alike for a new, an unconfirmed and a confirmed address, the second time too", async () => {
    await auth.signUp("confirmed@example.com");
    await confirming.call("POST /signup", { body: { email: "unproven@example.com", password: PASSWORD } });
    await confirming.mailsTo("unproven@example.com");
    await confirming.letPass("unproven@example.com", "61 seconds");
    const replies = async () => {
      const shapes = [];
      for (const email of ["new@example.com", "unproven@example.com", "confirmed@example.com"]) {
        const body = { email, password: PASSWORD, data: { full_name: "Ada" } };
        shapes.push(shapeOf(await confirming.call("POST /signup", { body }), email));
      }
      return shapes;
    };
    const [fresh, ...others] = await replies();
    expect(fresh?.status).toBe(200);
    expect(others).toEqual([fresh, fresh]);
    const [refused, ...alsoRefused] = await replies();
    expect(refused).toMatchObject({ status: 429, retryAfter: true });
    expect(alsoRefused).toEqual([refused, refused]);
  });
});

describe("an account created from inside", () => {
  it("can sign in at once if it is confirmed", async () => {
    const account = {
      email: "Root@example.com",
      password: PASSWORD,
      fullName: "Root",
      confirmed: true,
    };
    const id = await createAccount(auth, account);
    expect(await auth.signIn("root@example.com")).toMatchObject({
      user: { id, user_metadata: { full_name: "Root" } },
    });
    await expect(createAccount(auth, account)).rejects.toMatchObject({ code: "user_already_exists" });
  });
});
