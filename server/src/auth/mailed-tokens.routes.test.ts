import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { oneTimeTokens } from "./one-time-tokens.table.ts";
import { answer, failure, PASSWORD, type SessionBody, startAuth } from "./testing.ts";
import { authUsers } from "./users.table.ts";

let auth: Awaited<ReturnType<typeof startAuth>>;
let loose: Awaited<ReturnType<typeof startAuth>>;
beforeAll(async () => {
  auth = await startAuth({ SIGNUP_AUTOCONFIRM: "false" });
  loose = await startAuth({}, auth.database);
});
afterAll(async () => {
  await loose.close();
  await auth.close();
});

const EXPIRED_LINK = failure(403, "otp_expired", "Email link is invalid or has expired");
const EXPIRED_CODE = failure(403, "otp_expired", "Token has expired or is invalid");
const verify = (body: object, from?: string) =>
  auth.call("POST /verify", { body, ...(from ? { from } : {}) });
const recover = (email: string) => auth.call("POST /recover", { body: { email } });
const lastMailTo = async (email: string) =>
  (await auth.mailsTo(email)).at(-1) ?? expect.fail(`no mail to ${email}`);

/** Lets an hour, a minute or a day pass for one user's mails. */
async function letPass(email: string, interval: string) {
  const { db } = auth.database;
  const mine = sql`(select id from auth.users where email = ${email})`;
  await db.execute(
    sql`update auth.one_time_tokens set created_at = created_at - ${interval}::interval where user_id = ${mine}`,
  );
  await db.execute(sql`update auth.users set
    confirmation_sent_at = confirmation_sent_at - ${interval}::interval,
    recovery_sent_at = recovery_sent_at - ${interval}::interval,
    email_change_sent_at = email_change_sent_at - ${interval}::interval where email = ${email}`);
}

describe("confirmation by mail", () => {
  const signUp = (email: string, body: object = {}) =>
    auth.call("POST /signup", { body: { email, password: PASSWORD, ...body } });

  it("signs in by the link, once (16)", async () => {
    const { id } = (await signUp("link@example.com")).json();
    const mail = await lastMailTo("link@example.com");
    expect(mail.link.href).toMatch(/^http:\/\/localhost:3000\/auth\/callback\?token_hash=/);
    const response = await verify({ type: "signup", token_hash: mail.hash });
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.json()).toMatchObject({
      access_token: expect.any(String),
      user: {
        id,
        email_confirmed_at: expect.any(String),
        user_metadata: { email_verified: true },
        app_metadata: { email_verified: true },
      },
    });
    expect(answer(await verify({ type: "signup", token_hash: mail.hash }))).toEqual(EXPIRED_LINK);
    expect((await auth.signIn("link@example.com")).user.id).toBe(id);
  });

  it("signs in by the code and the address", async () => {
    await signUp("code@example.com");
    const { code } = await lastMailTo("code@example.com");
    const response = await verify({ type: "email", token: code, email: "Code@example.com" });
    expect(response.json()).toHaveProperty("access_token");
  });

  it("mails a new sign-up only, and again after a minute on request (2, 29)", async () => {
    await signUp("again@example.com");
    const resend = () => auth.call("POST /resend", { body: { type: "signup", email: "again@example.com" } });
    expect(answer(await resend())).toEqual([200, {}]);
    expect(await auth.mailsTo("again@example.com")).toHaveLength(1);
    await letPass("again@example.com", "61 seconds");
    await resend();
    const [first, second] = await auth.mailsTo("again@example.com");
    expect(answer(await verify({ type: "signup", token_hash: first?.hash }))).toEqual(EXPIRED_LINK);
    expect((await verify({ type: "signup", token_hash: second?.hash })).statusCode).toBe(200);
    await letPass("again@example.com", "61 seconds");
    expect(answer(await resend())).toEqual([200, {}]);
    await signUp("again@example.com");
    expect(await auth.mailsTo("again@example.com")).toHaveLength(2);
  });

  it("confirms the password of the sign-up whose mail was opened, not of one before", async () => {
    await signUp("squat@example.com", { password: "the squatter's", data: { full_name: "Squatter" } });
    await auth.mailsTo("squat@example.com");
    await letPass("squat@example.com", "61 seconds");
    await signUp("squat@example.com", { data: { full_name: "Owner" } });
    const { hash } = await lastMailTo("squat@example.com");
    const { user } = (await verify({ type: "signup", token_hash: hash })).json();
    expect(user.user_metadata.full_name).toBe("Owner");
    expect(await auth.signIn("squat@example.com", "the squatter's")).toMatchObject({
      code: "invalid_credentials",
    });
    expect(await auth.signIn("squat@example.com")).toHaveProperty("access_token");
  });

  it("is what tells a proven address from one that was confirmed by itself", async () => {
    const { user } = await loose.signUp("itself@example.com");
    expect(user).not.toHaveProperty("app_metadata.email_verified");
    await recover("itself@example.com");
    const { hash } = await lastMailTo("itself@example.com");
    const proven = (await verify({ type: "recovery", token_hash: hash })).json();
    expect(proven.user.app_metadata.email_verified).toBe(true);
    expect(await auth.signIn("itself@example.com")).toHaveProperty("access_token");
  });

  it("shows a second sign-up nothing of the first", async () => {
    await signUp("private@example.com", { data: { full_name: "Secret Name" } });
    const second = await signUp("private@example.com", { data: { full_name: "Other" } });
    expect(second.body).not.toContain("Secret Name");
    expect(second.json()).toMatchObject({ role: "authenticated", user_metadata: { full_name: "Other" } });
  });

  it("is refused for a banned user (26)", async () => {
    await signUp("banned-link@example.com");
    const [row] = await auth.database.db
      .select()
      .from(authUsers)
      .where(eq(authUsers.email, "banned-link@example.com"));
    auth.standings.set(row?.id ?? "", { role: null, banned: true });
    const { hash } = await lastMailTo("banned-link@example.com");
    expect(answer(await verify({ type: "signup", token_hash: hash }))).toEqual(
      failure(403, "user_banned", "User is banned"),
    );
  });
});

describe("recovery", () => {
  beforeAll(async () => {
    await loose.signUp("forgot@example.com");
  });

  it("answers the same for known and unknown addresses, the second time too (1)", async () => {
    await loose.signUp("same-answer@example.com");
    for (let time = 0; time < 2; time++) {
      const known = await recover("same-answer@example.com");
      const unknown = await recover("nobody@example.com");
      expect(answer(known)).toEqual([200, {}]);
      expect(answer(unknown)).toEqual([200, {}]);
      expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
    }
    expect(await auth.mailsTo("same-answer@example.com")).toHaveLength(1);
    expect(await auth.mailsTo("nobody@example.com")).toHaveLength(0);
  });

  it("asks for an address", async () => {
    expect(answer(await recover(""))).toEqual(
      failure(400, "validation_failed", "Password recovery requires an email"),
    );
    expect((await recover("no-at")).statusCode).toBe(400);
  });

  it("leads to a new password by a link of the right type", async () => {
    await recover("forgot@example.com");
    const { hash, link } = await lastMailTo("forgot@example.com");
    expect(link.pathname).toBe("/auth/reset-password");
    expect(link.searchParams.get("type")).toBe("recovery");
    for (const type of ["signup", "magiclink", "email", "email_change", "__proto__"]) {
      expect(answer(await verify({ type, token_hash: hash }))).toEqual(EXPIRED_LINK);
    }
    const { access_token: token } = (
      await verify({ type: "recovery", token_hash: hash })
    ).json<SessionBody>();
    await auth.call("PUT /user", { token, body: { password: "brand new one" } });
    expect(await auth.signIn("forgot@example.com", "brand new one")).toHaveProperty("access_token");
  });

  it("expires after an hour (16)", async () => {
    await loose.signUp("late@example.com");
    await recover("late@example.com");
    const { hash, code } = await lastMailTo("late@example.com");
    await letPass("late@example.com", "61 minutes");
    expect(answer(await verify({ type: "recovery", token: code, email: "late@example.com" }))).toEqual(
      EXPIRED_CODE,
    );
    expect(answer(await verify({ type: "recovery", token_hash: hash }))).toEqual(EXPIRED_LINK);
  });

  it("is void after a change of password (11)", async () => {
    const { access_token: token } = await loose.signUp("pending@example.com");
    await recover("pending@example.com");
    const { hash } = await lastMailTo("pending@example.com");
    await auth.call("PUT /user", { token, body: { password: "another password" } });
    expect(answer(await verify({ type: "recovery", token_hash: hash }))).toEqual(EXPIRED_LINK);
  });

  it("survives five wrong codes from anywhere, and no more (18)", async () => {
    await loose.signUp("guess@example.com");
    await recover("guess@example.com");
    const { code, hash } = await lastMailTo("guess@example.com");
    const wrong = code === "000000" ? "111111" : "000000";
    for (let i = 0; i < 5; i++) {
      const guess = await verify(
        { type: "recovery", token: wrong, email: "guess@example.com" },
        `10.2.0.${i}`,
      );
      expect(answer(guess)).toEqual(EXPIRED_CODE);
    }
    const right = await verify({ type: "recovery", token: code, email: "guess@example.com" }, "10.2.1.1");
    expect(answer(right)).toEqual(EXPIRED_CODE);
    expect((await verify({ type: "recovery", token_hash: hash })).statusCode).toBe(200);
  });

  it("says the same of a code for an unknown address", async () => {
    expect(answer(await verify({ type: "recovery", token: "000000", email: "nobody@example.com" }))).toEqual(
      EXPIRED_CODE,
    );
  });

  it("takes away a password that was chosen before the address was proven", async () => {
    await auth.call("POST /signup", { body: { email: "unproven@example.com", password: PASSWORD } });
    await recover("unproven@example.com");
    const mails = await auth.mailsTo("unproven@example.com");
    const hash = mails.find(({ type }) => type === "recovery")?.hash;
    expect((await verify({ type: "recovery", token_hash: hash })).statusCode).toBe(200);
    expect(await auth.signIn("unproven@example.com")).toMatchObject({ code: "invalid_credentials" });
  });
});

describe("reauthentication", () => {
  it("mails a code, once a minute, to who is signed in", async () => {
    const { access_token: token } = await loose.signUp("reauth@example.com");
    for (let time = 0; time < 2; time++) {
      expect(answer(await auth.call("GET /reauthenticate", { token }))).toEqual([200, {}]);
    }
    expect(await auth.mailsTo("reauth@example.com")).toHaveLength(1);
    expect((await auth.call("GET /reauthenticate")).statusCode).toBe(401);
    await auth.database.db
      .update(authUsers)
      .set({ emailConfirmedAt: null })
      .where(eq(authUsers.email, "reauth@example.com"));
    expect(answer(await auth.call("GET /reauthenticate", { token }))).toEqual(
      failure(422, "email_not_confirmed", "Please verify your email first."),
    );
  });
});

describe("tokens at rest", () => {
  it("are hashes that open nothing (17)", async () => {
    await loose.signUp("dump@example.com");
    await recover("dump@example.com");
    const { hash, code } = await lastMailTo("dump@example.com");
    const rows = JSON.stringify(await auth.database.db.select().from(oneTimeTokens));
    expect(rows).not.toContain(hash);
    expect(rows).not.toContain(`"${code}"`);
    for (const row of await auth.database.db.select().from(oneTimeTokens)) {
      expect(answer(await verify({ type: "recovery", token_hash: row.linkHash }))).toEqual(EXPIRED_LINK);
    }
  });
});

describe("POST /verify", () => {
  it("asks for a type and exactly one kind of token", async () => {
    const says = async (body: object) => (await verify(body)).json().message;
    expect(await says({ token_hash: "x" })).toBe("Verify requires a verification type");
    expect(await says({ type: "signup" })).toBe("Verify requires either a token or a token hash");
    expect(await says({ type: "signup", token_hash: "x", email: "a@b.c" })).toBe(
      "Only the token_hash and type should be provided",
    );
  });

  it("is limited by address (18)", async () => {
    const strict = await startAuth({ STRICT_LIMITS: "true" }, auth.database);
    const guess = () => strict.call("POST /verify", { body: { type: "recovery", token_hash: "x" } });
    for (let i = 0; i < 30; i++) await guess();
    expect((await guess()).statusCode).toBe(429);
    await strict.close();
  });
});

describe("mails", () => {
  it("lead to where the request asks only if that is allowed, and never to another Host (19, 32)", async () => {
    const asks = [
      ["http://localhost:3000/elsewhere?x=1", "http://localhost:3000/elsewhere?x=1&"],
      ["https://evil.example/", "http://localhost:3000/auth/reset-password?"],
    ] as const;
    for (const [i, [redirect, start]] of asks.entries()) {
      const email = `to${i}@example.com`;
      await loose.signUp(email);
      await auth.call(`POST /recover?redirect_to=${encodeURIComponent(redirect)}`, {
        body: { email },
        headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
      });
      expect((await lastMailTo(email)).link.href.startsWith(start)).toBe(true);
    }
  });

  it("stop at the limit of the whole server, and the answers stay the same", async () => {
    const strict = await startAuth({ STRICT_LIMITS: "true", MAILS_PER_HOUR: "1" }, auth.database);
    await loose.signUp("one@example.com");
    await loose.signUp("two@example.com");
    for (const email of ["one@example.com", "two@example.com"]) {
      expect(answer(await strict.call("POST /recover", { body: { email } }))).toEqual([200, {}]);
    }
    const sent = [...(await strict.mailsTo("one@example.com")), ...(await strict.mailsTo("two@example.com"))];
    expect(sent).toHaveLength(1);
    await strict.close();
  });
});

describe("a change of address", () => {
  const change = (token: string, email: string) => auth.call("PUT /user", { token, body: { email } });

  it("happens when both addresses agree, in any order (30)", async () => {
    const { access_token: token, user } = await loose.signUp("old@example.com");
    const response = await change(token, "New@example.com");
    expect(response.json()).toMatchObject({
      email: "old@example.com",
      new_email: "new@example.com",
      email_change_sent_at: expect.any(String),
    });
    const fromNew = await lastMailTo("new@example.com");
    const fromOld = await lastMailTo("old@example.com");
    expect(answer(await verify({ type: "email_change", token_hash: fromNew.hash }))).toEqual([
      200,
      {
        msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
        code: "200",
      },
    ]);
    expect((await auth.call("GET /user", { token })).json().email).toBe("old@example.com");
    expect(answer(await verify({ type: "email_change", token_hash: fromNew.hash }))).toEqual(EXPIRED_LINK);
    const done = (await verify({ type: "email_change", token_hash: fromOld.hash })).json();
    expect(done.user).toMatchObject({
      id: user.id,
      email: "new@example.com",
      user_metadata: { email: "new@example.com" },
      identities: [{ identity_data: { email: "new@example.com" } }],
    });
    expect(done.user).not.toHaveProperty("new_email");
    expect(await auth.signIn("new@example.com")).toHaveProperty("access_token");
    expect(await auth.signIn("old@example.com")).toMatchObject({ code: "invalid_credentials" });
  });

  it("takes codes from both mails", async () => {
    const { access_token: token } = await loose.signUp("old-code@example.com");
    await change(token, "new-code@example.com");
    for (const email of ["old-code@example.com", "new-code@example.com"]) {
      const { code } = await lastMailTo(email);
      expect((await verify({ type: "email_change", token: code, email })).statusCode).toBe(200);
    }
    expect((await auth.call("GET /user", { token })).json().email).toBe("new-code@example.com");
  });

  it("is refused to a taken address, and once a minute (29, 30)", async () => {
    const { access_token: token } = await loose.signUp("mover@example.com");
    await loose.signUp("taken@example.com");
    expect(answer(await change(token, "taken@example.com"))).toEqual(
      failure(422, "email_exists", "A user with this email address has already been registered"),
    );
    expect((await change(token, "free@example.com")).statusCode).toBe(200);
    const soon = await change(token, "free2@example.com");
    expect(soon.statusCode).toBe(429);
    expect(soon.json()).toMatchObject({
      code: "over_email_send_rate_limit",
      message: expect.stringMatching(
        /^For security purposes, you can only request this after \d+ seconds\.$/,
      ),
    });
  });

  it("does not happen when the address is taken meanwhile (30)", async () => {
    const { access_token: token } = await loose.signUp("slow@example.com");
    await change(token, "fast@example.com");
    const mails = [await lastMailTo("slow@example.com"), await lastMailTo("fast@example.com")];
    await loose.signUp("fast@example.com");
    const [first, second] = mails;
    await verify({ type: "email_change", token_hash: first?.hash });
    expect((await verify({ type: "email_change", token_hash: second?.hash })).json().code).toBe(
      "email_exists",
    );
  });
});
