import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authUsers } from "../../schema/auth/users.table.ts";
import { answer, failure, PASSWORD, startAuth, TOO_SOON } from "./testing.ts";

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

describe("confirmation by mail", () => {
  const signUp = (email: string, body: object = {}) =>
    auth.call("POST /signup", { body: { email, password: PASSWORD, ...body } });

  it("signs in by the link, once", async () => {
    const { id } = (await signUp("link@example.com")).json();
    const mail = await auth.lastMailTo("link@example.com");
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
    const { code } = await auth.lastMailTo("code@example.com");
    const response = await verify({ type: "email", token: code, email: "Code@example.com" });
    expect(response.json()).toHaveProperty("access_token");
  });

  it("is mailed only to a new sign-up, and again after a minute on request", async () => {
    await signUp("again@example.com");
    const resend = () => auth.call("POST /resend", { body: { type: "signup", email: "again@example.com" } });
    expect(answer(await resend())).toEqual(TOO_SOON);
    expect(await auth.mailsTo("again@example.com")).toHaveLength(1);
    await auth.letPass("again@example.com", "61 seconds");
    await resend();
    const [first, second] = await auth.mailsTo("again@example.com");
    expect(answer(await verify({ type: "signup", token_hash: first?.hash }))).toEqual(EXPIRED_LINK);
    expect((await verify({ type: "signup", token_hash: second?.hash })).statusCode).toBe(200);
    await auth.letPass("again@example.com", "61 seconds");
    expect(answer(await resend())).toEqual([200, {}]);
    await auth.letPass("again@example.com", "61 seconds");
    expect((await signUp("again@example.com")).statusCode).toBe(200);
    expect(await auth.mailsTo("again@example.com")).toHaveLength(2);
  });

  it("confirms the password of the sign-up whose mail was opened, not of an earlier one", async () => {
    await signUp("squat@example.com", { password: "the squatter's", data: { full_name: "Squatter" } });
    await auth.mailsTo("squat@example.com");
    await auth.letPass("squat@example.com", "61 seconds");
    await signUp("squat@example.com", { data: { full_name: "Owner" } });
    const { hash } = await auth.lastMailTo("squat@example.com");
    const { user } = (await verify({ type: "signup", token_hash: hash })).json();
    expect(user.user_metadata.full_name).toBe("Owner");
    expect(await auth.signIn("squat@example.com", "the squatter's")).toMatchObject({
      code: "invalid_credentials",
    });
    expect(await auth.signIn("squat@example.com")).toHaveProperty("access_token");
  });

  it("distinguishes a proven address from an automatically confirmed one", async () => {
    const { user } = await loose.signUp("itself@example.com");
    expect(user).not.toHaveProperty("app_metadata.email_verified");
    await recover("itself@example.com");
    const { hash } = await auth.lastMailTo("itself@example.com");
    const proven = (await verify({ type: "recovery", token_hash: hash })).json();
    expect(proven.user.app_metadata.email_verified).toBe(true);
    expect(await auth.signIn("itself@example.com")).toHaveProperty("access_token");
  });

  it("shows a second sign-up nothing of the first", async () => {
    await signUp("private@example.com", { data: { full_name: "Secret Name" } });
    const second = await signUp("private@example.com", { data: { full_name: "Other" } });
    expect(second.statusCode).toBe(429);
    expect(second.body).not.toContain("Secret Name");
    await auth.letPass("private@example.com", "61 seconds");
    const third = await signUp("private@example.com", { data: { full_name: "Other" } });
    expect(third.body).not.toContain("Secret Name");
    expect(third.json()).toMatchObject({ role: "authenticated", user_metadata: { full_name: "Other" } });
  });

  it("is refused for a banned user", async () => {
    await signUp("banned-link@example.com");
    const [row] = await auth.database.db
      .select()
      .from(authUsers)
      .where(eq(authUsers.email, "banned-link@example.com"));
    auth.accountStatuses.set(row?.id ?? "", { role: null, bannedUntil: new Date("2999-01-01") });
    const { hash } = await auth.lastMailTo("banned-link@example.com");
    expect(answer(await verify({ type: "signup", token_hash: hash }))).toEqual(
      failure(403, "user_banned", "User is banned"),
    );
  });
});
