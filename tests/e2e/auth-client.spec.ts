import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, expectConsoleError, type Product, test } from "./fixtures.ts";

declare global {
  interface Window {
    supabase: typeof import("@supabase/supabase-js");
    auth: SupabaseClient["auth"];
    events: string[];
  }
}

const PASSWORD = "correct horse";
/** The client as it is published for browsers, unmodified. */
const UMD = join(createRequire(import.meta.url).resolve("@supabase/supabase-js"), "../umd/supabase.js");

/** A page of the web origin outside the product, into which a script can be inserted. */
test.use({ bypassCSP: true });

/** Opens such a page with the client in it. */
async function openClient(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.web}/healthz`);
  await page.addScriptTag({ path: UMD });
  await page.evaluate((url) => {
    window.auth = window.supabase.createClient(url, "local", { auth: { flowType: "pkce" } }).auth;
    window.events = [];
    window.auth.onAuthStateChange((event) => void window.events.push(event));
  }, product.auth);
}

/** The link's token in the newest mail to an address. */
async function mailedToken(page: Page, product: Product, email: string): Promise<string> {
  let token = "";
  await expect
    .poll(async () => {
      const mails = (await (await page.request.get(`${product.web}/dev/mail`)).text()).split("<article>");
      token = mails.find((mail) => mail.includes(email))?.match(/token_hash=([\w-]+)/)?.[1] ?? "";
      return token;
    })
    .not.toBe("");
  return token;
}

const newAddress = () => `${randomUUID()}@example.com`;

test("the published client signs up, in and out, refreshes, reads, updates, and understands the errors", async ({
  page,
  product,
}) => {
  expectConsoleError("Failed to load resource");
  await openClient(page, product);
  const told = await page.evaluate(
    async ([email, password]) => {
      const { auth } = window;
      const options = { data: { full_name: "Client C" } };
      const signedUp = await auth.signUp({ email, password, options });
      const again = await auth.signUp({ email, password });
      const weak = await auth.signUp({ email: `weak-${email}`, password: "12345" });
      const before = (await auth.getSession()).data.session?.refresh_token;
      const refreshed = await auth.refreshSession();
      const claims = await auth.getClaims();
      const user = await auth.getUser();
      const updated = await auth.updateUser({
        data: { full_name: "Renamed" },
        password: "another password",
        current_password: password,
      });
      const same = await auth.updateUser({ password: "another password" });
      const identities = await auth.getUserIdentities();
      const code = await auth.reauthenticate();
      const resent = await auth.resend({ type: "signup", email });
      const out = await auth.signOut({ scope: "global" });
      const gone = await auth.getSession();
      const wrong = await auth.signInWithPassword({ email, password });
      const back = await auth.signInWithPassword({ email, password: "another password" });
      const others = await auth.signOut({ scope: "others" });
      const social = await auth.signInWithOAuth({
        provider: "google",
        options: { skipBrowserRedirect: true },
      });
      const off = [
        await auth.mfa.enroll({ factorType: "totp" }),
        await auth.linkIdentity({ provider: "google" }),
        await auth.signInWithSSO({ domain: "example.com" }),
        await auth.signInWithIdToken({ provider: "google", token: "x" }),
      ];
      return {
        fine: [signedUp, refreshed, claims, user, updated, identities, code, resent, out, back, others].map(
          ({ error }) => error?.message ?? null,
        ),
        name: updated.data.user?.user_metadata.full_name,
        alg: claims.data?.header.alg,
        renewed: refreshed.data.session?.refresh_token !== before,
        gone: gone.data.session,
        errors: [again, weak, same, wrong].map(({ error }) => error?.code),
        reasons: weak.error && "reasons" in weak.error ? weak.error.reasons : null,
        social: new URL(social.data.url ?? "").searchParams.get("code_challenge_method"),
        off: off.map(({ error }) => error?.code),
        events: window.events,
      };
    },
    [newAddress(), PASSWORD] as const,
  );
  expect(told).toMatchObject({
    fine: Array(11).fill(null),
    name: "Renamed",
    alg: "ES256",
    renewed: true,
    gone: null,
    errors: ["user_already_exists", "weak_password", "same_password", "invalid_credentials"],
    reasons: ["length"],
    social: "s256",
    off: [
      "mfa_totp_enroll_not_enabled",
      "manual_linking_disabled",
      "saml_provider_disabled",
      "provider_disabled",
    ],
  });
  for (const event of ["SIGNED_IN", "TOKEN_REFRESHED", "USER_UPDATED", "SIGNED_OUT"]) {
    expect(told.events).toContain(event);
  }
});

test("the published client recovers an account by a mailed link, and signs in by another", async ({
  page,
  product,
}) => {
  expectConsoleError("Failed to load resource");
  const email = newAddress();
  await openClient(page, product);
  await page.evaluate(
    async ([address, password]) => {
      await window.auth.signUp({ email: address, password });
      await window.auth.signOut();
      await window.auth.resetPasswordForEmail(address);
    },
    [email, PASSWORD] as const,
  );
  const spend = (type: "recovery" | "email", token_hash: string) =>
    page.evaluate(
      async (link) => {
        const { data, error } = await window.auth.verifyOtp(link);
        return error?.code ?? data.user?.email;
      },
      { type, token_hash },
    );
  const recovery = await mailedToken(page, product, email);
  expect(await spend("recovery", recovery)).toBe(email);
  expect(await page.evaluate(() => window.events)).toContain("PASSWORD_RECOVERY");
  expect(await spend("recovery", recovery)).toBe("otp_expired");

  const newcomer = newAddress();
  await page.evaluate((address) => window.auth.signInWithOtp({ email: address }), newcomer);
  expect(await spend("email", await mailedToken(page, product, newcomer))).toBe(newcomer);
});

test("two tabs that refresh at once stay signed in, and sign out together", async ({
  page,
  context,
  product,
}) => {
  expectConsoleError("Failed to load resource");
  await openClient(page, product);
  await page.evaluate(([email, password]) => window.auth.signUp({ email, password }), [
    newAddress(),
    PASSWORD,
  ] as const);
  const second = await context.newPage();
  await openClient(second, product);
  const tabs = [page, second];
  const stored = await page.evaluate(
    async () => (await window.auth.getSession()).data.session?.refresh_token,
  );
  const outcomes = await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(async (refresh_token) => {
        const { error } = await window.auth.refreshSession({ refresh_token: refresh_token ?? "" });
        return error?.name ?? "renewed";
      }, stored),
    ),
  );
  // The client discards the reply if another tab has stored a newer session meanwhile.
  expect(["renewed", "AuthRefreshDiscardedError"]).toEqual(expect.arrayContaining(outcomes));
  expect(outcomes).toContain("renewed");
  for (const tab of tabs) {
    expect(await tab.evaluate(async () => (await window.auth.getUser()).error)).toBeNull();
  }
  await page.evaluate(() => window.auth.signOut());
  await expect.poll(() => second.evaluate(() => window.events)).toContain("SIGNED_OUT");
});
