import { createHash, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answer, failure, startAuth } from "./testing.ts";

let auth: Awaited<ReturnType<typeof startAuth>>;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const verifier = randomBytes(56).toString("hex");
const challenge = createHash("sha256").update(verifier).digest("base64url");
const SITE = "http://localhost:3000";

const recover = async (email: string, body: object = {}) => {
  await auth.signUp(email);
  await auth.call("POST /recover", { body: { email, ...body } });
  return (await auth.mailsTo(email)).at(-1)?.hash ?? "";
};
const open = (query: Record<string, string>) => auth.call(`GET /verify?${new URLSearchParams(query)}`);
const exchange = (code: string, codeVerifier: string) =>
  auth.call("POST /token?grant_type=pkce", { body: { auth_code: code, code_verifier: codeVerifier } });

/** Opens a recovery link, like a browser that started with a challenge, up to the code. */
async function codeFor(email: string): Promise<string> {
  const token = await recover(email, { code_challenge: challenge, code_challenge_method: "s256" });
  const response = await open({ token, type: "recovery", redirect_to: `${SITE}/auth/callback` });
  expect(response.statusCode).toBe(303);
  const location = new URL(response.headers.location ?? "");
  expect(location.origin + location.pathname).toBe(`${SITE}/auth/callback`);
  return location.searchParams.get("code") ?? "";
}

describe("a mailed link opened in a browser", () => {
  it("gives a code to a page that began with a challenge, exchanged once by its verifier", async () => {
    const code = await codeFor("pkce@example.com");
    expect(answer(await exchange(code, "x".repeat(112)))).toEqual(
      failure(400, "bad_code_verifier", "code challenge does not match previously saved code verifier"),
    );
    const session = (await exchange(code, verifier)).json();
    expect(decodeJwt(session.access_token)).toMatchObject({ amr: [{ method: "recovery" }] });
    expect(answer(await exchange(code, verifier))).toEqual(
      failure(404, "flow_state_not_found", "invalid flow state, no valid flow state found"),
    );
  });

  it("gives a code that is valid for five minutes", async () => {
    const code = await codeFor("pkce-late@example.com");
    await auth.database.db.execute(
      sql`update auth.flow_states set code_issued_at = code_issued_at - interval '301 seconds'`,
    );
    expect(answer(await exchange(code, verifier))).toEqual(
      failure(422, "flow_state_expired", "invalid flow state, flow state has expired"),
    );
  });

  it("stores no code in plain text", async () => {
    const code = await codeFor("pkce-rest@example.com");
    const { rows } = await auth.database.db.execute(sql`select * from auth.flow_states`);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it("requires code and verifier", async () => {
    const both = failure(
      400,
      "validation_failed",
      "invalid request: both auth code and code verifier should be non-empty",
    );
    expect(answer(await exchange("", verifier))).toEqual(both);
    expect(answer(await exchange("code", ""))).toEqual(both);
  });

  it("gives a session in the fragment to a page that began without a challenge", async () => {
    const token = await recover("implicit@example.com");
    const response = await open({ token, type: "recovery" });
    const fragment = new URLSearchParams(new URL(response.headers.location ?? "").hash.slice(1));
    expect(Object.fromEntries(fragment)).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: "3600",
      token_type: "bearer",
      type: "recovery",
    });
    expect(response.headers).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
  });

  it("reports a dead link in the fragment, to PKCE in the query too", async () => {
    const account =
      "error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired";
    const implicit = await open({ token: "dead", type: "recovery" });
    expect(implicit.headers.location).toBe(`${SITE}/#${account}&sb=`);
    const pkce = await open({ token: "pkce_dead", type: "recovery" });
    expect(pkce.headers.location).toBe(`${SITE}/?${account}#${account}&sb=`);
  });

  it("treats duplicate parameters as dead links, without failing", async () => {
    const response = await auth.call(
      "GET /verify?token=a&token=b&type=recovery&type=signup&redirect_to=a&redirect_to=b",
    );
    expect(response.headers.location).toContain("error_code=validation_failed");
    const callback = await auth.call("GET /callback?state=a&state=b&code=c&code=d&error=e&error=f");
    expect(callback.headers.location).toContain("error_code=bad_oauth_state");
  });

  it("is not spent by a HEAD request", async () => {
    const token = await recover("scanner@example.com");
    const head = await auth.app.inject({
      method: "HEAD",
      url: `/auth/v1/verify?token=${token}&type=recovery`,
    });
    expect(head.statusCode).toBe(405);
    expect((await open({ token, type: "recovery" })).headers.location).toContain("access_token");
  });

  it("never redirects to anywhere that is not allowed", async () => {
    const evil = [
      "https://evil.com",
      "http://localhost:3000.evil.com",
      "http://localhost:3000@evil.com",
      "//evil.com",
      "javascript:alert(1)",
      "https://localhost:3000/",
      "http://2130706433",
      "http://0x7f.1/",
      "http://10.0.0.1/",
      "https://evil.com#http://localhost:3000",
      "http://localhost:3000\\@evil.com",
      "http:/\\evil.com",
      " http://evil.com",
      "http://localhost:3000/\r\nSet-Cookie: a=b",
    ];
    for (const redirect of evil) {
      const response = await open({ token: "dead", type: "recovery", redirect_to: redirect });
      expect([redirect, response.headers.location?.startsWith(`${SITE}/#error=`)]).toEqual([redirect, true]);
    }
  });
});

describe("a challenge", () => {
  it.each([
    [{ code_challenge: challenge }, "PKCE flow requires code_challenge_method and code_challenge"],
    [{ code_challenge_method: "s256" }, "PKCE flow requires code_challenge_method and code_challenge"],
    [
      { code_challenge: "short", code_challenge_method: "s256" },
      "code challenge has to be between 43 and 128 characters",
    ],
    [
      { code_challenge: "x".repeat(129), code_challenge_method: "s256" },
      "code challenge has to be between 43 and 128 characters",
    ],
    [
      { code_challenge: "!".repeat(43), code_challenge_method: "s256" },
      "code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes",
    ],
    [{ code_challenge: challenge, code_challenge_method: "md5" }, 'unsupported code_challenge method "md5"'],
  ])("%j is refused", async (body, message) => {
    const response = await auth.call("POST /recover", { body: { email: "a@example.com", ...body } });
    expect(answer(response)).toEqual(failure(400, "validation_failed", message));
  });

  it("may be plain, for pages without crypto", async () => {
    const plain = "p".repeat(50);
    const token = await recover("plain@example.com", {
      code_challenge: plain,
      code_challenge_method: "plain",
    });
    const { location } = (await open({ token, type: "recovery" })).headers;
    const code = new URL(location ?? "").searchParams.get("code") ?? "";
    expect((await exchange(code, plain)).json()).toHaveProperty("access_token");
  });
});
