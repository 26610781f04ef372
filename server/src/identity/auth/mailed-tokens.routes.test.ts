import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { oneTimeTokens } from "../../schema/auth/one-time-tokens.table.ts";
import { authUsers } from "../../schema/auth/users.table.ts";
import { STRICT } from "../../testing/strict-limits.ts";
import { answer, failure, startAuth } from "./testing.ts";

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
const verify = (body: object, from?: string) =>
  auth.call("POST /verify", { body, ...(from ? { from } : {}) });
const recover = (email: string) => auth.call("POST /recover", { body: { email } });

describe("reauthentication", () => {
  it("mails a code to a signed-in user, once per minute", async () => {
    const { access_token: token } = await loose.signUp("reauth@example.com");
    expect(answer(await auth.call("GET /reauthenticate", { token }))).toEqual([200, {}]);
    expect((await auth.call("GET /reauthenticate", { token })).statusCode).toBe(429);
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

describe("stored tokens", () => {
  it("are hashes that cannot be used as tokens", async () => {
    await loose.signUp("dump@example.com");
    await recover("dump@example.com");
    const { hash, code } = await auth.lastMailTo("dump@example.com");
    const rows = JSON.stringify(await auth.database.db.select().from(oneTimeTokens));
    expect(rows).not.toContain(hash);
    expect(rows).not.toContain(`"${code}"`);
    for (const row of await auth.database.db.select().from(oneTimeTokens)) {
      expect(answer(await verify({ type: "recovery", token_hash: row.linkHash }))).toEqual(EXPIRED_LINK);
    }
  });
});

describe("POST /verify", () => {
  it("requires a type and exactly one kind of token", async () => {
    const says = async (body: object) => (await verify(body)).json().message;
    expect(await says({ token_hash: "x" })).toBe("Verify requires a verification type");
    expect(await says({ type: "signup" })).toBe("Verify requires either a token or a token hash");
    expect(await says({ type: "signup", token: "1", token_hash: "x" })).toBe(
      "Verify requires either a token or a token hash",
    );
    for (const more of [{ email: "a@b.c" }, { phone: "1" }, { redirect_to: "x" }]) {
      expect(await says({ type: "signup", token_hash: "x", ...more })).toBe(
        "Only the token_hash and type should be provided",
      );
    }
    for (const who of [{}, { email: "a@b.c", phone: "1" }]) {
      expect(await says({ type: "signup", token: "1", ...who })).toBe(
        "Only an email address or phone number should be provided on verify",
      );
    }
    expect(answer(await verify({ type: "signup", token: "1", email: "no-at" }))).toEqual(
      failure(422, "validation_failed", "Invalid email format"),
    );
    expect((await auth.call("GET /verify?token=x")).json().message).toBe(
      "Verify requires a verification type",
    );
    expect((await auth.call("GET /verify?type=signup")).json().message).toBe(
      "Verify requires a token or a token hash",
    );
  });

  it("is limited by address", async () => {
    const strict = await startAuth(STRICT, auth.database);
    const guess = () => strict.call("POST /verify", { body: { type: "recovery", token_hash: "x" } });
    for (let i = 0; i < 30; i++) await guess();
    expect((await guess()).statusCode).toBe(429);
    await strict.close();
  });
});

describe("mails", () => {
  it("link to where the request asks only if that is allowed, and never to another Host", async () => {
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
      expect((await auth.lastMailTo(email)).link.href.startsWith(start)).toBe(true);
    }
  });

  it("link to the protocol's own address if the operator wants that, and from there to the page", async () => {
    const verifying = await startAuth({ MAIL_LINKS: "verify" }, auth.database);
    const email = "default-template@example.com";
    await verifying.signUp(email);
    await verifying.call("POST /recover?redirect_to=http://localhost:3000/mine", { body: { email } });
    const { link } = await verifying.lastMailTo(email);
    expect(link.origin + link.pathname).toBe("http://localhost:54321/auth/v1/verify");
    expect(Object.fromEntries(link.searchParams)).toEqual({
      token: expect.any(String),
      type: "recovery",
      redirect_to: "http://localhost:3000/mine",
    });
    const opened = await verifying.call(`GET /verify${link.search}`);
    expect(opened.headers.location).toMatch(/^http:\/\/localhost:3000\/mine#access_token=.*type=recovery/);
    await verifying.close();
  });

  it("stop at the limit of the whole server, for known and unknown addresses alike", async () => {
    const strict = await startAuth({ ...STRICT, MAILS_PER_HOUR: "1" });
    for (const email of ["one@example.com", "two@example.com"]) await strict.signUp(email);
    const ask = (email: string) => strict.call("POST /recover", { body: { email } });
    expect(answer(await ask("one@example.com"))).toEqual([200, {}]);
    expect(await strict.mailsTo("one@example.com")).toHaveLength(1);
    for (const email of ["two@example.com", "nobody@example.com"]) {
      expect(answer(await ask(email))).toEqual(
        failure(429, "over_email_send_rate_limit", "email rate limit exceeded"),
      );
    }
    await strict.close();
  });
});
