import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { STRICT } from "../../testing/strict-limits.ts";
import { serveAuth } from "./app.ts";
import { createContext } from "./context.ts";
import { answer, failure, PASSWORD, startAuth } from "./testing.ts";

let auth: Awaited<ReturnType<typeof startAuth>>;
let strict: Awaited<ReturnType<typeof startAuth>>;
beforeAll(async () => {
  auth = await startAuth();
  strict = await startAuth(STRICT, auth.database);
});
afterAll(async () => {
  await strict.close();
  await auth.close();
});

describe("error bodies", () => {
  const wrong = { email: "nobody@example.com", password: "wrong password" };

  it("have the 2024-01-01 format for clients that request that version or a later one", async () => {
    for (const version of ["2024-01-01", "2025-06-01"]) {
      const response = await auth.call("POST /token?grant_type=password", {
        body: wrong,
        headers: { "x-supabase-api-version": version },
      });
      expect(response.json()).toEqual({ code: "invalid_credentials", message: "Invalid login credentials" });
      expect(response.headers).toMatchObject({
        "x-supabase-api-version": "2024-01-01",
        "x-sb-error-code": "invalid_credentials",
      });
    }
  });

  it("have the older format for all other clients", async () => {
    for (const version of ["", "2023-01-01", "rubbish"]) {
      const response = await auth.call("POST /token?grant_type=password", {
        body: wrong,
        headers: { "x-supabase-api-version": version },
      });
      expect(response.json()).toEqual({
        code: 400,
        error_code: "invalid_credentials",
        msg: "Invalid login credentials",
      });
      expect(response.headers["x-sb-error-code"]).toBe("invalid_credentials");
      expect(response.headers).not.toHaveProperty("x-supabase-api-version");
    }
  });

  it("carry the version, which successful replies do not", async () => {
    expect((await auth.call("GET /health")).headers).not.toHaveProperty("x-supabase-api-version");
  });

  it("hide what failed inside", async () => {
    await auth.database.db.execute(sql`alter table auth.users rename to hidden`);
    const response = await auth.call("POST /token?grant_type=password", { body: wrong });
    await auth.database.db.execute(sql`alter table auth.hidden rename to users`);
    expect(answer(response)).toEqual(
      failure(500, "unexpected_failure", "Unexpected failure, please check server logs for more information"),
    );
  });
});

describe("bodies", () => {
  const post = (payload: string, type = "application/json;charset=UTF-8") =>
    auth.app.inject({
      method: "POST",
      url: "/auth/v1/token?grant_type=password",
      headers: { "content-type": type, "x-supabase-api-version": "2024-01-01" },
      payload,
    });
  const BAD_JSON = failure(400, "bad_json", "Could not parse request body as JSON");

  it.each(["{", "[]", "null", "7", '{"email":7}', `{"email":${"[".repeat(5000)}${"]".repeat(5000)}}`])(
    "refuses %.20s as bad JSON",
    async (payload) => {
      expect(answer(await post(payload))).toEqual(BAD_JSON);
    },
  );

  it("are read as JSON whatever their content type", async () => {
    const response = await post('{"email":"nobody@example.com","password":"x"}', "text/plain");
    expect(response.json()).toMatchObject({ code: "invalid_credentials" });
  });

  it("are refused if they contain bytes or characters that are not text", async () => {
    const start = Buffer.from('{"password":"correct horse","email":"');
    for (const bytes of [[0xff], [0xed, 0xa0, 0x80]]) {
      const payload = Buffer.concat([start, Buffer.from(bytes), Buffer.from('@example.com"}')]);
      const response = await auth.app.inject({
        method: "POST",
        url: "/auth/v1/signup",
        headers: { "x-supabase-api-version": "2024-01-01" },
        payload,
      });
      expect(answer(response)).toEqual(BAD_JSON);
    }
    for (const email of ['"\\ud800@example.com"', '"\ufffd@example.com"']) {
      const response = await auth.app.inject({
        method: "POST",
        url: "/auth/v1/signup",
        payload: `{"password":"correct horse","email":${email}}`,
      });
      expect(response.json()).toMatchObject({ msg: "Unable to validate email address: invalid format" });
    }
  });

  it("are refused above 1 MiB", async () => {
    const response = await post(JSON.stringify({ email: "x".repeat(2 * 1024 * 1024) }));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: "request_entity_too_large" });
  });

  it("may contain metadata of any depth", async () => {
    const data = `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`;
    const response = await auth.app.inject({
      method: "POST",
      url: "/auth/v1/signup",
      payload: `{"email":"deep@example.com","password":"${PASSWORD}","data":${data}}`,
    });
    expect(response.statusCode).toBe(400);
  });
});

describe("a request that takes too long", () => {
  afterEach(() => vi.useRealTimers());

  it("is answered after ten seconds", async () => {
    const asked = Promise.withResolvers<void>();
    const context = createContext({
      ...auth,
      accountStatuses: () => {
        asked.resolve();
        return new Promise(() => {});
      },
    });
    const app = serveAuth(context);
    const { access_token: token } = await auth.signUp("slow@example.com");
    await app.ready();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const response = app.inject({
      url: "/auth/v1/user",
      headers: { authorization: `Bearer ${token}`, "x-supabase-api-version": "2024-01-01" },
    });
    await asked.promise;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(answer(await response)).toEqual(
      failure(504, "request_timeout", "Processing this request timed out, please retry"),
    );
    await app.close();
  });
});

describe("public information", () => {
  it("includes the settings", async () => {
    const settings = (await auth.call("GET /settings")).json();
    expect(settings).toMatchObject({
      external: { email: true, google: false, facebook: false, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      saml_enabled: false,
    });
  });

  it("includes the health", async () => {
    expect((await auth.call("GET /health")).json()).toMatchObject({
      name: "GoTrue",
      version: expect.any(String),
    });
  });

  it("includes where the keys are, for OpenID discovery", async () => {
    const response = await auth.call("GET /.well-known/openid-configuration");
    expect(response.json()).toMatchObject({
      issuer: "http://localhost:54321/auth/v1",
      jwks_uri: "http://localhost:54321/auth/v1/.well-known/jwks.json",
    });
    expect(response.headers["cache-control"]).toBe("public, max-age=600");
  });

  it("includes the public keys only", async () => {
    const response = await auth.call("GET /.well-known/jwks.json");
    expect(response.headers["cache-control"]).toBe("public, max-age=600");
    const [key] = response.json().keys;
    expect(key).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256", use: "sig", kid: expect.any(String) });
    expect(key).not.toHaveProperty("d");
  });
});

describe("features that are switched off", () => {
  it("include phone numbers, wherever they can be given", async () => {
    const { access_token: token } = await auth.signUp("phone@example.com");
    const phone = "+4612345678";
    for (const [line, body] of [
      ["PUT /user", { phone }],
      ["POST /signup", { phone, password: PASSWORD }],
      ["POST /otp", { phone }],
      ["POST /token?grant_type=password", { phone, password: PASSWORD }],
      ["POST /resend", { type: "sms", phone }],
      ["POST /verify", { type: "sms", phone, token: "123456" }],
    ] as const) {
      const response = await auth.call(line, { token, body });
      expect([line, response.statusCode, response.json().code]).toEqual([
        line,
        400,
        "phone_provider_disabled",
      ]);
    }
  });

  it("are refused with an error that says so", async () => {
    const { access_token: token } = await auth.signUp("off@example.com");
    const body = { factor_type: "totp" };
    expect(answer(await auth.call("POST /sso", { body: {} }))).toEqual(
      failure(404, "saml_provider_disabled", "SAML 2.0 is disabled"),
    );
    expect(answer(await auth.call("GET /user/identities/authorize?provider=google", { token }))).toEqual(
      failure(404, "manual_linking_disabled", "Manual linking is disabled"),
    );
    expect(answer(await auth.call("POST /factors", { token, body }))).toEqual(
      failure(422, "mfa_totp_enroll_not_enabled", "MFA enroll is disabled for TOTP"),
    );
    expect((await auth.call("POST /factors/x/verify", { token, body: {} })).json().code).toBe(
      "mfa_factor_not_found",
    );
    expect(answer(await auth.call("GET /admin/users", { token }))).toEqual(
      failure(403, "not_admin", "User not allowed"),
    );
    expect((await auth.call("GET /admin/users")).statusCode).toBe(401);
  });
});

describe("limits", () => {
  it("count sign-ups by the socket's address, whatever X-Forwarded-For says", async () => {
    const signUp = (from: string, forwarded: string) =>
      strict.call("POST /signup", {
        body: { email: "a@b.c", password: "short" },
        from,
        headers: { "x-forwarded-for": forwarded },
      });
    for (let i = 0; i < 30; i++) expect((await signUp("10.0.0.1", `1.1.1.${i}`)).statusCode).toBe(422);
    expect(answer(await signUp("10.0.0.1", "9.9.9.9"))).toEqual(
      failure(429, "over_request_rate_limit", "Request rate limit reached"),
    );
    expect((await signUp("10.0.0.2", "1.1.1.1")).statusCode).toBe(422);
  });

  it("count an IPv6 household once", async () => {
    const attempt = (from: string) => strict.call("POST /token?grant_type=x", { body: {}, from });
    for (let i = 0; i < 30; i++) await attempt(`2001:db8:1:2::${i.toString(16)}`);
    expect((await attempt("2001:db8:1:2:ffff::1")).statusCode).toBe(429);
    expect((await attempt("2001:db8:1:3::1")).statusCode).toBe(400);
  });
});
