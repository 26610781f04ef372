import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

describe("an address change", () => {
  const change = (token: string, email: string) => auth.call("PUT /user", { token, body: { email } });

  it("is made once both addresses confirm, in any order", async () => {
    const { access_token: token, user } = await loose.signUp("old@example.com");
    const response = await change(token, "New@example.com");
    expect(response.json()).toMatchObject({
      email: "old@example.com",
      new_email: "new@example.com",
      email_change_sent_at: expect.any(String),
    });
    const fromNew = await auth.lastMailTo("new@example.com");
    const fromOld = await auth.lastMailTo("old@example.com");
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
    const told = await auth.lastMailTo("old@example.com");
    expect([told.subject, told.link.pathname]).toEqual(["Your e-mail address was changed", "/contact"]);
  });

  it("accepts the codes of both mails", async () => {
    const { access_token: token } = await loose.signUp("old-code@example.com");
    await change(token, "new-code@example.com");
    for (const email of ["old-code@example.com", "new-code@example.com"]) {
      const { code } = await auth.lastMailTo(email);
      expect((await verify({ type: "email_change", token: code, email })).statusCode).toBe(200);
    }
    expect((await auth.call("GET /user", { token })).json().email).toBe("new-code@example.com");
  });

  it("is refused to a taken address, and more than once a minute", async () => {
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

  it("is not made if the address was taken meanwhile", async () => {
    const { access_token: token } = await loose.signUp("slow@example.com");
    await change(token, "fast@example.com");
    const mails = [await auth.lastMailTo("slow@example.com"), await auth.lastMailTo("fast@example.com")];
    await loose.signUp("fast@example.com");
    const [first, second] = mails;
    await verify({ type: "email_change", token_hash: first?.hash });
    expect((await verify({ type: "email_change", token_hash: second?.hash })).json().code).toBe(
      "email_exists",
    );
  });
});
