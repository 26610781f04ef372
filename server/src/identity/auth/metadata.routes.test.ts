import type { AddressInfo } from "node:net";
import { createClient } from "@supabase/supabase-js";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authUsers } from "../../schema/auth/users.table.ts";
import { answer, failure, PASSWORD, startAuth } from "./testing.ts";

let auth: Awaited<ReturnType<typeof startAuth>>;
let confirming: Awaited<ReturnType<typeof startAuth>>;
let url: string;
beforeAll(async () => {
  auth = await startAuth();
  confirming = await startAuth({ SIGNUP_AUTOCONFIRM: "false" }, auth.database);
  await auth.app.listen({ port: 0 });
  url = `http://127.0.0.1:${(auth.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await confirming.close();
  await auth.close();
});

const store = (email: string, metadata: Record<string, unknown>) =>
  auth.database.db.update(authUsers).set({ metadata }).where(eq(authUsers.email, email));

describe("metadata that is too large", () => {
  const data = { note: "x".repeat(33_000) };
  const TOO_LARGE = failure(
    400,
    "validation_failed",
    "data must not exceed 32768 bytes as JSON, but has 33011",
  );

  it("is refused with the name of the field, wherever it can be given", async () => {
    const { access_token: token } = await auth.signUp("large@example.com");
    const credentials = { email: "larger@example.com", password: PASSWORD };
    expect(answer(await auth.call("PUT /user", { token, body: { data } }))).toEqual(TOO_LARGE);
    expect(answer(await auth.call("POST /signup", { body: { ...credentials, data } }))).toEqual(TOO_LARGE);
    expect(answer(await auth.call("POST /otp", { body: { email: "o@example.com", data } }))).toEqual(
      TOO_LARGE,
    );
  });

  it("is counted together with what is already stored, which may shrink from any size", async () => {
    const { access_token: token } = await auth.signUp("grown@example.com");
    const put = (change: object) => auth.call("PUT /user", { token, body: { data: change } });
    expect((await put({ a: "x".repeat(20_000) })).statusCode).toBe(200);
    expect((await put({ b: "x".repeat(20_000) })).statusCode).toBe(400);
    await store("grown@example.com", { a: "x".repeat(90_000), b: "x".repeat(90_000) });
    expect((await put({ c: 1 })).statusCode).toBe(400);
    expect((await put({ a: null })).statusCode).toBe(200);
  });
});

describe("an account with a lot of metadata", () => {
  const client = () => createClient(url, "sb_publishable_test", { auth: { persistSession: false } }).auth;
  const stored = {
    full_name: "Ada L",
    picture: "x".repeat(11_800),
    ...Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`key_${i}`, "y".repeat(50)])),
  };
  beforeAll(async () => {
    await auth.signUp("heavy@example.com");
    await store("heavy@example.com", stored);
  });

  it("gets tokens that fit into a header, with which one can sign out and repair the account", async () => {
    const here = client();
    const { data } = await here.signInWithPassword({ email: "heavy@example.com", password: PASSWORD });
    expect(data.session?.access_token.length).toBeLessThan(6000);
    expect(data.user?.user_metadata).toEqual(stored);
    expect((await here.getUser()).data.user?.user_metadata).toEqual(stored);
    expect((await here.getClaims()).data?.claims.user_metadata).toMatchObject({ full_name: "Ada L" });
    expect((await here.refreshSession()).error).toBeNull();
    const repaired = await here.updateUser({ data: { picture: null } });
    expect(repaired.data.user?.user_metadata).not.toHaveProperty("picture");
    expect((await here.signOut()).error).toBeNull();
  });

  it("can still use an older token of 17 KB", async () => {
    const response = await fetch(`${url}/auth/v1/user`, {
      headers: { authorization: `Bearer ${"x".repeat(17_000)}` },
    });
    expect(response.status).toBe(403);
  });

  it("lets a page read why headers beyond the limit are refused", async () => {
    const response = await fetch(`${url}/auth/v1/user`, {
      headers: { authorization: `Bearer ${"x".repeat(40_000)}`, origin: "http://localhost:3000" },
    });
    expect(response.status).toBe(431);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const { error } = await client().getUser("x".repeat(40_000));
    expect(error).toMatchObject({
      status: 431,
      code: "bad_request",
      message: "The headers of the request exceed 32768 bytes",
    });
  });
});

describe("a stranger's metadata", () => {
  it.each(["recover", "otp"])(
    "is removed together with the stranger's password when the owner comes by /%s",
    async (path) => {
      const email = `planted-${path}@example.com`;
      const planted = { full_name: "Stranger", note: "x".repeat(1000) };
      await confirming.call("POST /signup", { body: { email, password: PASSWORD, data: planted } });
      await confirming.mailsTo(email);
      await confirming.call(`POST /${path}`, { body: { email } });
      const { hash, type } = await confirming.lastMailTo(email);
      const { user } = (await confirming.call("POST /verify", { body: { type, token_hash: hash } })).json();
      const own = { sub: user.id, email, email_verified: true, phone_verified: false };
      expect(user.user_metadata).toEqual(own);
      expect(user.identities).toMatchObject([{ identity_data: own }]);
      expect(await auth.signIn(email)).toMatchObject({ code: "invalid_credentials" });
    },
  );
});
