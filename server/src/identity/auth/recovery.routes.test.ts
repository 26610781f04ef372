import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answer, failure, PASSWORD, type SessionBody, startAuth, TOO_SOON } from "./testing.ts";

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

describe("recovery", () => {
  beforeAll(async () => {
    await loose.signUp("forgot@example.com");
  });

  it("gives the same reply for known and unknown addresses, the second time too", async () => {
    await loose.signUp("same-answer@example.com");
    for (let time = 0; time < 2; time++) {
      const known = await recover("same-answer@example.com");
      const unknown = await recover("nobody@example.com");
      const expected = time === 0 ? [200, {}] : TOO_SOON;
      expect(answer(known)).toEqual(expected);
      expect(answer(unknown)).toEqual(expected);
      expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
    }
    expect(await auth.mailsTo("same-answer@example.com")).toHaveLength(1);
    expect(await auth.mailsTo("nobody@example.com")).toHaveLength(0);
  });

  it("requires an address", async () => {
    expect(answer(await recover(""))).toEqual(
      failure(400, "validation_failed", "Password recovery requires an email"),
    );
    expect((await recover("no-at")).statusCode).toBe(400);
  });

  it("leads to a new password by a link of the right type", async () => {
    await recover("forgot@example.com");
    const { hash, link } = await auth.lastMailTo("forgot@example.com");
    expect(link.pathname).toBe("/auth/reset-password");
    expect(link.searchParams.get("type")).toBe("recovery");
    for (const type of ["signup", "invite", "email_change"]) {
      expect(answer(await verify({ type, token_hash: hash }))).toEqual(EXPIRED_LINK);
    }
    for (const type of ["sms", "__proto__"]) {
      expect(answer(await verify({ type, token_hash: hash }))).toEqual(
        failure(400, "validation_failed", "Invalid email verification type"),
      );
    }
    const { access_token: token } = (
      await verify({ type: "recovery", token_hash: hash })
    ).json<SessionBody>();
    await auth.call("PUT /user", { token, body: { password: "brand new one" } });
    expect(await auth.signIn("forgot@example.com", "brand new one")).toHaveProperty("access_token");
  });

  it.each(["email", "magiclink"])(
    "signs in by its link and its code under the type %s, as in the protocol",
    async (type) => {
      for (const by of ["link", "code"]) {
        const email = `${type}-${by}@example.com`;
        await loose.signUp(email);
        await auth.call("POST /otp", { body: { email } });
        await auth.mailsTo(email);
        await recover(email);
        const { hash, code } = await auth.lastMailTo(email);
        const response = await verify(
          by === "link" ? { type, token_hash: hash } : { type, email, token: code },
        );
        expect(response.json().user.email).toBe(email);
      }
    },
  );

  it("expires after an hour", async () => {
    await loose.signUp("late@example.com");
    await recover("late@example.com");
    const { hash, code } = await auth.lastMailTo("late@example.com");
    await auth.letPass("late@example.com", "61 minutes");
    expect(answer(await verify({ type: "recovery", token: code, email: "late@example.com" }))).toEqual(
      EXPIRED_CODE,
    );
    expect(answer(await verify({ type: "recovery", token_hash: hash }))).toEqual(EXPIRED_LINK);
  });

  it("is void after a password change", async () => {
    const { access_token: token } = await loose.signUp("pending@example.com");
    await recover("pending@example.com");
    const { hash } = await auth.lastMailTo("pending@example.com");
    await auth.call("PUT /user", {
      token,
      body: { password: "another password", current_password: PASSWORD },
    });
    expect(answer(await verify({ type: "recovery", token_hash: hash }))).toEqual(EXPIRED_LINK);
  });

  it("survives five wrong codes from anywhere, and no more", async () => {
    await loose.signUp("guess@example.com");
    await recover("guess@example.com");
    const { code, hash } = await auth.lastMailTo("guess@example.com");
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

  it("gives the same reply to a code for an unknown address", async () => {
    expect(answer(await verify({ type: "recovery", token: "000000", email: "nobody@example.com" }))).toEqual(
      EXPIRED_CODE,
    );
  });

  it("removes a password that was chosen before the address was proven", async () => {
    await auth.call("POST /signup", { body: { email: "unproven@example.com", password: PASSWORD } });
    await recover("unproven@example.com");
    const mails = await auth.mailsTo("unproven@example.com");
    const hash = mails.find(({ type }) => type === "recovery")?.hash;
    expect((await verify({ type: "recovery", token_hash: hash })).statusCode).toBe(200);
    expect(await auth.signIn("unproven@example.com")).toMatchObject({ code: "invalid_credentials" });
  });
});
