import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answer, PASSWORD, startAuth, TOO_SOON } from "./testing.ts";

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

const post = (path: string, body: object) => auth.call(`POST /${path}`, { body });

describe("mails of one kind are a minute apart, and no reply announces a mail that was not sent", () => {
  it("a second sign-up within the minute is refused, and the first one's mail still opens the account", async () => {
    const credentials = { email: "twice@example.com", password: PASSWORD };
    const { id } = (await post("signup", credentials)).json();
    expect(answer(await post("signup", { ...credentials, password: "another password" }))).toEqual(TOO_SOON);
    const [mail] = await auth.mailsTo("twice@example.com");
    const verified = await post("verify", { type: "signup", token_hash: mail?.hash });
    expect(verified.json().user.id).toBe(id);
    expect(await auth.signIn("twice@example.com")).toHaveProperty("access_token");
  });

  it("a magic link is sent within a minute of a recovery, and a recovery within a minute of a link", async () => {
    for (const [email, first, second] of [
      ["recover-first@example.com", "recover", "otp"],
      ["link-first@example.com", "otp", "recover"],
    ] as const) {
      await loose.signUp(email);
      expect(answer(await post(first, { email }))).toEqual([200, {}]);
      await auth.mailsTo(email);
      expect(answer(await post(second, { email }))).toEqual([200, {}]);
      const types = (await auth.mailsTo(email)).map(({ type }) => type);
      expect(types.sort()).toEqual(["magiclink", "recovery"]);
    }
  });

  it("a second magic link within the minute is refused, whether or not there was an account", async () => {
    await loose.signUp("known@example.com");
    for (const email of ["known@example.com", "unknown@example.com"]) {
      expect(answer(await post("otp", { email }))).toEqual([200, {}]);
      expect(await auth.mailsTo(email)).toHaveLength(1);
      expect(answer(await post("otp", { email }))).toEqual(TOO_SOON);
      await auth.letPass(email, "61 seconds");
      expect(answer(await post("otp", { email }))).toEqual([200, {}]);
      expect(await auth.mailsTo(email)).toHaveLength(2);
    }
  });

  it.each([
    ["recover", {}],
    ["resend", { type: "signup" }],
    ["resend", { type: "email_change" }],
  ])("a second request of /%s %j is refused, whether or not there is an account", async (path, body) => {
    const known = `again-${Object.values(body).join()}@example.com`;
    await loose.signUp(known);
    for (const email of [known, `no-${known}`]) {
      expect(answer(await post(path, { email, ...body }))).toEqual([200, {}]);
      const refused = await post(path, { email, ...body });
      expect(answer(refused)).toEqual(TOO_SOON);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(50);
    }
  });

  it("a sign-up within a minute of a magic link is refused, whether or not there was an account", async () => {
    await loose.signUp("has-link@example.com");
    for (const email of ["has-link@example.com", "has-no-account@example.com"]) {
      expect(answer(await post("otp", { email }))).toEqual([200, {}]);
      expect(answer(await post("signup", { email, password: PASSWORD }))).toEqual(TOO_SOON);
    }
  });

  it("a second code for a signed-in user is refused", async () => {
    const { access_token: token } = await loose.signUp("code@example.com");
    const ask = () => auth.call("GET /reauthenticate", { token });
    expect(answer(await ask())).toEqual([200, {}]);
    expect(answer(await ask())).toEqual(TOO_SOON);
  });
});

describe("with the database down", () => {
  it.each([
    ["recover", {}],
    ["resend", { type: "signup" }],
    ["otp", {}],
  ])("/%s reports its failure", async (path, body) => {
    await auth.database.db.execute(sql`alter table auth.users rename to hidden`);
    const response = await post(path, { email: `${path}-down@example.com`, ...body });
    await auth.database.db.execute(sql`alter table auth.hidden rename to users`);
    expect(response.statusCode).toBe(500);
  });
});
