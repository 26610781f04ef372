import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authUsers } from "../../../schema/auth/users.table.ts";
import { answer, failure, startAuth } from "../testing.ts";
import { browse, type Person, startOpenId } from "./testing.ts";

const SITE = "http://localhost:3000";
const CALLBACK = "http://localhost:54321/auth/v1/callback";
const VERIFIER = "v".repeat(64);
const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");

const people: Record<string, Person> = {
  ada: {
    email: "Ada@Gmail.example",
    email_verified: true,
    name: "Ada L",
    picture: "https://p.example/a.png",
  },
  linked: { email: "linked@gmail.example", email_verified: true, name: "Linked" },
  victim: { email: "victim@gmail.example", email_verified: true, name: "Real Owner" },
  unverified: { email: "known@gmail.example", email_verified: false },
  fresh: { email: "fresh@gmail.example", email_verified: false },
  squatter: { email: "squatted@gmail.example", email_verified: false },
  mailless: { name: "No Mail" },
  banned: { email: "banned@gmail.example", email_verified: true },
};

let google: Awaited<ReturnType<typeof startOpenId>>;
let auth: Awaited<ReturnType<typeof startAuth>>;
let confirming: Awaited<ReturnType<typeof startAuth>>;
beforeAll(async () => {
  google = await startOpenId(people, CALLBACK);
  const settings = {
    GOOGLE_CLIENT_ID: "lagom",
    GOOGLE_CLIENT_SECRET: "lagom-secret",
    GOOGLE_ISSUER: google.issuer,
  };
  auth = await startAuth(settings);
  confirming = await startAuth({ ...settings, SIGNUP_AUTOCONFIRM: "false" }, auth.database);
});
afterAll(async () => {
  await confirming.close();
  await auth.close();
  await google.close();
});

const authorize = (query: Record<string, string> = {}) =>
  auth.call(
    `GET /authorize?${new URLSearchParams({
      provider: "google",
      redirect_to: `${SITE}/auth/callback`,
      code_challenge: CHALLENGE,
      code_challenge_method: "s256",
      ...query,
    })}`,
  );
const callback = (query: string) => auth.call(`GET /callback${query}`);

/** Goes to the provider as this person and back, up to where our server redirects the browser. */
async function signIn(person: string, query: Record<string, string> = {}) {
  const start = (await authorize({ login_hint: person, ...query })).headers.location ?? "";
  const back = await browse(start, CALLBACK);
  const response = await callback(back.search);
  expect(response.statusCode).toBe(302);
  return { back, location: new URL(response.headers.location ?? "") };
}

async function exchange(location: URL) {
  const body = { auth_code: location.searchParams.get("code"), code_verifier: VERIFIER };
  return (await auth.call("POST /token?grant_type=pkce", { body })).json();
}

describe("sign-in with Google", () => {
  it("creates an account from what Google says", async () => {
    const { location } = await signIn("ada");
    expect(location.origin + location.pathname).toBe(`${SITE}/auth/callback`);
    const session = await exchange(location);
    expect(session.user).toMatchObject({
      email: "ada@gmail.example",
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: "google", providers: ["google"] },
      user_metadata: {
        sub: "ada",
        provider_id: "ada",
        full_name: "Ada L",
        avatar_url: "https://p.example/a.png",
        email: "ada@gmail.example",
        email_verified: true,
      },
      identities: [{ provider: "google", id: "ada" }],
    });
    expect(session.provider_token).toEqual(expect.any(String));
    expect(decodeJwt(session.access_token).amr).toMatchObject([{ method: "oauth" }]);
    expect((await exchange((await signIn("ada")).location)).user.id).toBe(session.user.id);
  });

  it("gives pages without PKCE a session in the fragment", async () => {
    const { location } = await signIn("ada", { code_challenge: "", code_challenge_method: "" });
    const fragment = new URLSearchParams(location.hash.slice(1));
    expect(fragment.get("access_token")).toBeTruthy();
    expect(fragment.get("provider_token")).toBeTruthy();
    expect(location.search).toBe("");
  });

  it("finds the account with the address that Google has verified", async () => {
    const { user } = await auth.signUp("linked@gmail.example");
    const session = await exchange((await signIn("linked")).location);
    expect(session.user.id).toBe(user.id);
    expect(session.user.app_metadata.providers.sort()).toEqual(["email", "google"]);
    expect(await auth.signIn("linked@gmail.example")).toHaveProperty("access_token");
  });

  it("removes access from whoever opened an account with the address and never proved it", async () => {
    await confirming.call("POST /signup", {
      body: { email: "victim@gmail.example", password: "the attacker's", data: { full_name: "Attacker" } },
    });
    const { user } = await exchange((await signIn("victim")).location);
    expect(user.user_metadata).toMatchObject({ full_name: "Real Owner" });
    expect(user.identities).toHaveLength(1);
    expect(await auth.signIn("victim@gmail.example", "the attacker's")).toMatchObject({
      code: "invalid_credentials",
    });
  });

  it("never links by an address that Google has not verified", async () => {
    const { user } = await auth.signUp("known@gmail.example");
    const { location } = await signIn("unverified");
    expect(Object.fromEntries(location.searchParams)).toEqual({
      error: "access_denied",
      error_code: "provider_email_needs_verification",
      error_description: "Unverified email with google. Verify the email with google in order to sign in",
    });
    const [row] = await auth.database.db.select().from(authUsers).where(eq(authUsers.id, user.id));
    expect(row?.metadata).not.toHaveProperty("provider_id");
  });

  it("requires a new address to be proven by mail first", async () => {
    const { location } = await signIn("fresh");
    expect(location.searchParams.get("error_code")).toBe("provider_email_needs_verification");
    const [mail] = await auth.mailsTo("fresh@gmail.example");
    const confirmed = await auth.call("POST /verify", { body: { type: "signup", token_hash: mail?.hash } });
    expect(confirmed.statusCode).toBe(200);
    expect(await exchange((await signIn("fresh")).location)).toHaveProperty("access_token");
  });

  it("loses an address that was never verified to the owner who comes by mail", async () => {
    await signIn("squatter");
    await auth.mailsTo("squatted@gmail.example");
    await auth.call("POST /recover", { body: { email: "squatted@gmail.example" } });
    const { hash } = await auth.lastMailTo("squatted@gmail.example");
    expect(
      (await auth.call("POST /verify", { body: { type: "recovery", token_hash: hash } })).statusCode,
    ).toBe(200);
    const { location } = await signIn("squatter");
    expect(location.searchParams.get("error_code")).toBe("provider_email_needs_verification");
  });

  it("reports in query and fragment that Google gave no address", async () => {
    const { location } = await signIn("mailless");
    const account = {
      error: "server_error",
      error_code: "unexpected_failure",
      error_description: "Error getting user email from external provider",
    };
    expect(Object.fromEntries(location.searchParams)).toEqual(account);
    expect(Object.fromEntries(new URLSearchParams(location.hash.slice(1)))).toEqual({ ...account, sb: "" });
  });

  it("passes on that the person pressed Cancel", async () => {
    const { location } = await signIn("cancel");
    expect(Object.fromEntries(location.searchParams)).toEqual({
      error: "access_denied",
      error_description: "The person pressed Cancel",
    });
  });

  it("refuses a banned user", async () => {
    const { user } = await exchange((await signIn("banned")).location);
    auth.accountStatuses.set(user.id, { role: null, bannedUntil: new Date("2999-01-01") });
    const { location } = await signIn("banned");
    expect(location.searchParams.get("error")).toBe("access_denied");
    expect(location.searchParams.get("error_code")).toBe("user_banned");
  });
});

it("accepts the answer as a form too", async () => {
  const back = await browse((await authorize({ login_hint: "ada" })).headers.location ?? "", CALLBACK);
  const response = await auth.app.inject({
    method: "POST",
    url: "/auth/v1/callback",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: back.search.slice(1),
  });
  expect(response.statusCode).toBe(302);
  const session = await exchange(new URL(response.headers.location ?? ""));
  expect(session.user).toMatchObject({ email: "ada@gmail.example" });
});

describe("the state", () => {
  const home = (location: string | undefined) => {
    const url = new URL(location ?? "");
    expect(url.origin).toBe(SITE);
    expect(url.searchParams.get("error")).toBe("invalid_request");
    return url.searchParams.get("error_code");
  };

  it("is random and valid once", async () => {
    const { back, location } = await signIn("ada");
    expect(location.searchParams.get("code")).toBeTruthy();
    const replay = await callback(back.search);
    expect(replay.statusCode).toBe(303);
    expect(home(replay.headers.location)).toBe("flow_state_already_used");
  });

  it("is required, known and recent", async () => {
    expect(home((await callback("?code=x")).headers.location)).toBe("bad_oauth_callback");
    for (const state of ["rubbish", "11111111-1111-4111-8111-111111111111"]) {
      expect(home((await callback(`?code=x&state=${state}`)).headers.location)).toBe("bad_oauth_state");
    }
    const start = new URL((await authorize()).headers.location ?? "");
    await auth.database.db.execute(
      sql`update auth.flow_states set created_at = created_at - interval '301 seconds'`,
    );
    const late = await callback(`?code=x&state=${start.searchParams.get("state")}`);
    expect(home(late.headers.location)).toBe("bad_oauth_state");
  });

  it("does not create a session from a code that the provider issued for another sign-in", async () => {
    const theirs = await browse((await authorize({ login_hint: "ada" })).headers.location ?? "", CALLBACK);
    const mine = new URL((await authorize()).headers.location ?? "").searchParams.get("state");
    const { location } = (await callback(`?code=${theirs.searchParams.get("code")}&state=${mine}`)).headers;
    expect(new URL(location ?? "").searchParams.get("error")).toBe("server_error");
  });

  it("does not create a session from a code that the provider does not know", async () => {
    const start = new URL((await authorize()).headers.location ?? "");
    const forged = `?code=forged&state=${start.searchParams.get("state")}`;
    const { location } = (await callback(forged)).headers;
    expect(new URL(location ?? "").searchParams.get("error")).toBe("server_error");
    expect(home((await callback(forged)).headers.location)).toBe("flow_state_already_used");
  });
});

describe("GET /authorize", () => {
  it("sets our own parameters, which a page cannot override, and passes others on", async () => {
    const response = await authorize({
      redirect_uri: "https://evil.example",
      STATE: "mine",
      client_id: "y",
      Response_Type: "token",
      nonce: "mine",
      prompt: "select_account",
      scopes: "extra",
    });
    const { searchParams } = new URL(response.headers.location ?? "");
    expect(searchParams.getAll("redirect_uri")).toEqual([CALLBACK]);
    expect(searchParams.getAll("client_id")).toEqual(["lagom"]);
    expect(searchParams.getAll("response_type")).toEqual(["code"]);
    expect(searchParams.get("state")).toMatch(/^[0-9a-f-]{36}$/);
    expect(searchParams.has("STATE")).toBe(false);
    expect(searchParams.get("nonce")).not.toBe("mine");
    expect(searchParams.get("prompt")).toBe("select_account");
    expect(searchParams.get("scope")).toBe("openid email profile extra");
  });

  it("redirects to the landing page if the return address is not allowed", async () => {
    const { location } = await signIn("cancel", { redirect_to: "https://evil.example/" });
    expect(location.origin).toBe(SITE);
  });

  it("names a provider that is off or unknown, and refuses half a challenge", async () => {
    const bad = (message: string) => failure(400, "validation_failed", message);
    expect(answer(await authorize({ provider: "facebook" }))).toEqual(
      bad("Unsupported provider: provider is not enabled"),
    );
    expect(answer(await authorize({ provider: "nobody" }))).toEqual(
      bad("Unsupported provider: Provider nobody could not be found"),
    );
    expect(answer(await authorize({ code_challenge_method: "" }))).toEqual(
      bad("PKCE flow requires code_challenge_method and code_challenge"),
    );
  });

  it("lists the enabled providers in the settings", async () => {
    expect((await auth.call("GET /settings")).json().external).toMatchObject({
      google: true,
      facebook: false,
    });
  });
});
