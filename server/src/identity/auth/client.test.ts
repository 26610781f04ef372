import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../platform/database/open.ts";
import { fillPgliteFolder } from "../../testing/database.ts";
import { PASSWORD, startAuth } from "./testing.ts";

/** The published client, unmodified, in an environment without storage. */
function browser(url: string) {
  const kept = new Map<string, string>();
  const client = createClient(url, "sb_publishable_test", {
    auth: {
      flowType: "pkce",
      autoRefreshToken: false,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
  });
  return client.auth;
}

async function listen(auth: Awaited<ReturnType<typeof startAuth>>): Promise<string> {
  await auth.app.listen({ port: 0 });
  return `http://127.0.0.1:${(auth.app.server.address() as AddressInfo).port}`;
}

describe("the published supabase-js client", () => {
  let server: Awaited<ReturnType<typeof startAuth>>;
  let url: string;
  beforeAll(async () => {
    server = await startAuth();
    url = await listen(server);
  });
  afterAll(() => server.close());

  it("signs up, signs in, refreshes, reads and updates the user, signs out", async () => {
    const auth = browser(url);
    const events: string[] = [];
    auth.onAuthStateChange((event) => void events.push(event));
    const credentials = { email: "client@example.com", password: PASSWORD };

    const signedUp = await auth.signUp({ ...credentials, options: { data: { full_name: "Client C" } } });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session?.user.user_metadata).toMatchObject({ full_name: "Client C" });
    expect((await auth.signOut()).error).toBeNull();

    const signedIn = await auth.signInWithPassword(credentials);
    expect(signedIn.error).toBeNull();
    const refreshed = await auth.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(signedIn.data.session?.refresh_token);

    expect((await auth.getUser()).data.user?.email).toBe("client@example.com");
    const claims = await auth.getClaims();
    expect(claims.data?.claims.sub).toBe(signedUp.data.user?.id);
    expect(claims.data?.header.alg).toBe("ES256");

    const updated = await auth.updateUser({
      data: { full_name: "Renamed" },
      password: "another password",
      current_password: PASSWORD,
    });
    expect(updated.data.user?.user_metadata).toMatchObject({ full_name: "Renamed" });

    expect((await auth.signOut()).error).toBeNull();
    expect((await auth.getSession()).data.session).toBeNull();
    expect((await auth.signInWithPassword(credentials)).error).toMatchObject({
      code: "invalid_credentials",
      status: 400,
      message: "Invalid login credentials",
    });
    for (const event of ["SIGNED_IN", "TOKEN_REFRESHED", "USER_UPDATED", "SIGNED_OUT"]) {
      expect(events).toContain(event);
    }
  });

  it("reads the codes of errors, and why a password is too weak", async () => {
    const auth = browser(url);
    await auth.signUp({ email: "known@example.com", password: PASSWORD });
    const again = await browser(url).signUp({ email: "known@example.com", password: PASSWORD });
    expect(again.error).toMatchObject({ code: "user_already_exists", status: 422 });
    const weak = await auth.signUp({ email: "weak@example.com", password: "12345" });
    expect(weak.error).toMatchObject({ name: "AuthWeakPasswordError", reasons: ["length"] });
  });

  it("recovers by the mailed link, in the same browser and in another", async () => {
    const here = browser(url);
    const email = "recover@example.com";
    await here.signUp({ email, password: PASSWORD });
    await here.signOut();
    expect(
      (await here.resetPasswordForEmail(email, { redirectTo: "http://localhost:3000/auth/x" })).error,
    ).toBeNull();
    const [mail] = await server.mailsTo(email);
    expect(mail?.link.pathname).toBe("/auth/x");
    const there = browser(url);
    const verified = await there.verifyOtp({ type: "recovery", token_hash: mail?.hash ?? "" });
    expect(verified.error).toBeNull();
    expect((await there.updateUser({ password: "another password" })).error).toBeNull();
    const again = await browser(url).verifyOtp({ type: "recovery", token_hash: mail?.hash ?? "" });
    expect(again.error).toMatchObject({ code: "otp_expired", status: 403 });
  });

  it("exchanges the code of a link opened in the browser that requested it", async () => {
    const here = browser(url);
    const email = "exchange@example.com";
    await here.signUp({ email, password: PASSWORD });
    await here.signOut();
    await here.resetPasswordForEmail(email);
    const [mail] = await server.mailsTo(email);
    const opened = await fetch(`${url}/auth/v1/verify?type=recovery&token=${mail?.hash}`, {
      redirect: "manual",
    });
    const code = new URL(opened.headers.get("location") ?? "").searchParams.get("code") ?? "";
    const elsewhere = await browser(url).exchangeCodeForSession(code);
    expect(elsewhere.error).toMatchObject({ code: "pkce_code_verifier_not_found" });
    const { data, error } = await here.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
  });

  it("signs in by a mailed link or code, with or without an account", async () => {
    const email = "otp@example.com";
    expect(
      (await browser(url).signInWithOtp({ email, options: { shouldCreateUser: false } })).error,
    ).toMatchObject({
      code: "otp_disabled",
      status: 422,
    });
    expect((await browser(url).signInWithOtp({ email })).error).toBeNull();
    const [first] = await server.mailsTo(email);
    const created = await browser(url).verifyOtp({ type: "email", token_hash: first?.hash ?? "" });
    expect(created.data.user?.email).toBe(email);
    await browser(url).signInWithOtp({ email });
    const [, second] = await server.mailsTo(email);
    const again = await browser(url).verifyOtp({ type: "email", email, token: second?.code ?? "" });
    expect(again.data.user?.id).toBe(created.data.user?.id);
  });

  it("requests another confirmation and a code, and learns that other features are off", async () => {
    const auth = browser(url);
    const email = "features@example.com";
    await auth.signUp({ email, password: PASSWORD });
    expect((await auth.resend({ type: "signup", email })).error).toBeNull();
    expect((await auth.reauthenticate()).error).toBeNull();
    expect(await server.mailsTo(email)).toMatchObject([{ subject: "Your code" }]);
    expect((await auth.getUserIdentities()).data?.identities).toMatchObject([{ provider: "email" }]);
    const off = [
      await auth.mfa.enroll({ factorType: "totp" }),
      await auth.linkIdentity({ provider: "google" }),
      await auth.signInAnonymously(),
      await auth.signInWithSSO({ domain: "example.com" }),
      await auth.signInWithIdToken({ provider: "google", token: "x" }),
    ];
    expect(off.map(({ error }) => error?.code)).toEqual([
      "mfa_totp_enroll_not_enabled",
      "manual_linking_disabled",
      "anonymous_provider_disabled",
      "saml_provider_disabled",
      "provider_disabled",
    ]);
  });

  it("is signed out if the session ended elsewhere", async () => {
    const here = browser(url);
    const there = browser(url);
    const credentials = { email: "elsewhere@example.com", password: PASSWORD };
    await here.signUp(credentials);
    await there.signInWithPassword(credentials);
    await there.signOut({ scope: "global" });
    expect((await here.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
    expect((await here.getSession()).data.session).toBeNull();
  });

  it("keeps two tabs signed in that refresh the same token at once", async () => {
    const first = browser(url);
    const { data } = await first.signUp({ email: "tabs@example.com", password: PASSWORD });
    const token = data.session?.refresh_token ?? "";
    const tabs = await Promise.all(
      Array.from({ length: 2 }, () => browser(url).refreshSession({ refresh_token: token })),
    );
    for (const tab of tabs) expect(tab.error).toBeNull();
    expect(new Set(tabs.map((tab) => tab.data.session?.refresh_token)).size).toBe(1);
  });
});

describe("a restart", () => {
  it("preserves account, session and keys", async () => {
    const folder = await mkdtemp(join(tmpdir(), "lagom-auth-"));
    await fillPgliteFolder(folder);
    const before = await openDatabase({ folder });
    const first = await startAuth({}, before);
    const session = await first.signUp("kept@example.com");
    await first.close();
    await before.close();

    const after = await openDatabase({ folder });
    const second = await startAuth({}, after);
    expect((await second.call("GET /user", { token: session.access_token })).statusCode).toBe(200);
    expect((await second.refresh(session.refresh_token)).statusCode).toBe(200);
    expect((await second.signIn("kept@example.com")).user.id).toBe(session.user.id);
    await second.close();
    await after.close();
    await rm(folder, { recursive: true });
  });
});
