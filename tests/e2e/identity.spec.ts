import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startOpenId } from "@lagom/server/auth/oauth/testing";
import type { Page } from "@playwright/test";
import { freePorts } from "../product/free-ports.ts";
import { type Product, startProduct } from "../product/product.ts";
import { test as base, expect, expectAccessible, expectConsoleError } from "./fixtures.ts";

const PASSWORD = "a good password";
const GOOGLE_ADDRESS = "ada@gmail.example";

/** A product of its own, where sign-up is confirmed by mail and Google is a provider of ours. */
const test = base.extend<object, { confirming: Product }>({
  confirming: [
    async ({}, use) => {
      const [authPort] = await freePorts(1);
      const people = { ada: { email: GOOGLE_ADDRESS, email_verified: true, name: "Ada Lovelace" } };
      const google = await startOpenId(people, `http://localhost:${authPort}/auth/v1/callback`);
      const folder = await mkdtemp(join(tmpdir(), "lagom-identity-"));
      const product = await startProduct(folder, {
        AUTH_PORT: String(authPort),
        SIGNUP_AUTOCONFIRM: "false",
        ADMIN_EMAILS: "boss@example.com",
        GOOGLE_CLIENT_ID: "lagom",
        GOOGLE_CLIENT_SECRET: "lagom-secret",
        GOOGLE_ISSUER: google.issuer,
      });
      await use(product);
      await product.stop();
      await google.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
  product: async ({ confirming }, use) => {
    const { web, api, auth } = confirming;
    await use({ web, api, auth, admin: confirming.admin ?? { email: "", password: "" } });
  },
});
test.describe.configure({ mode: "default" });

/** The link of the newest mail to an address with these words in its subject, when it has come. */
async function mailedLink({ folder }: Product, to: string, subject: string): Promise<string> {
  let link = "";
  await expect
    .poll(async () => {
      const names = await readdir(join(folder, "mail")).catch(() => []);
      for (const name of names.sort()) {
        const mail = JSON.parse(await readFile(join(folder, "mail", name), "utf8"));
        if (mail.to === to && mail.subject.includes(subject)) link = mail.text.match(/https?:\S+/)[0];
      }
      return link;
    })
    .not.toBe("");
  return link;
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Start reading, free" }).click();
  const dialog = page.getByRole("dialog", { name: "Start reading" });
  await dialog.getByLabel("Full name").fill("Anna Berg");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("dialog", { name: "One more step" })).toContainText(email);
}

/** Signs up and opens the mail's link. */
async function signUpWhole(page: Page, product: Product, email: string): Promise<void> {
  await signUp(page, email);
  await page.goto(await mailedLink(product, email, "Confirm your e-mail"));
  await expect(page).toHaveURL("/books");
  await passFirstSteps(page);
}

/** A newcomer's first dialog, which stands over any page. */
async function passFirstSteps(page: Page): Promise<void> {
  const steps = page.getByRole("dialog", { name: "Just the right level" });
  await steps.getByRole("button", { name: "Close" }).click();
  await expect(steps).toBeHidden();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole("button", { name: "Sign in" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Welcome back" });
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
}

const newAddress = () => `${randomUUID()}@example.com`;

test("signs up, confirms by the mail, signs out, recovers by the mail, and signs in with the new password", async ({
  page,
  confirming,
}) => {
  const email = newAddress();
  await signUpWhole(page, confirming, email);
  await signOut(page);

  await page.getByRole("button", { name: "Sign in" }).first().click();
  await page.getByRole("button", { name: "Forgot password?" }).click();
  const forgot = page.getByRole("dialog", { name: "Forgot your password?" });
  await forgot.getByLabel("E-mail").fill(email);
  await forgot.getByRole("button", { name: "Send a link" }).click();
  await expect(forgot).toContainText("a link is on its way");

  const link = await mailedLink(confirming, email, "Choose a new password");
  await page.goto(link);
  await page.reload(); // a token is spent on Update Password, never on load
  const reset = page.getByRole("dialog", { name: "Reset Your Password" });
  await expect(reset).toContainText("Enter your new password below");
  await expectAccessible(page);
  await reset.getByLabel("New Password").fill("another good password");
  await reset.getByLabel("Confirm Password").fill("another one");
  await reset.getByRole("button", { name: "Update Password" }).click();
  await expect(reset.getByRole("alert")).toHaveText("Passwords do not match");
  await reset.getByLabel("Confirm Password").fill("another good password");
  await reset.getByRole("button", { name: "Update Password" }).click();
  const updated = page.getByRole("dialog", { name: "Password Updated!" });
  await expect(updated).toContainText("Your password has been successfully updated.");
  await expect(updated).toBeHidden();
  expect(new URL(page.url()).search).toBe("");

  await page.goto("/books");
  await signOut(page);
  expectConsoleError("400");
  await signIn(page, email, PASSWORD);
  await expect(page.getByRole("alert")).toHaveText("Invalid login credentials");
  await page.keyboard.press("Escape");
  await signIn(page, email, "another good password");
  await expect(page).toHaveURL("/books");
});

test("signs in with Google, and says so when it was cancelled there", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Sign in" }).first().click();
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("link", { name: "cancel" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign-in was cancelled");
  await expectAccessible(page);

  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("link", { name: "ada" }).click();
  await expect(page).toHaveURL("/books");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Preferences" }).click();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByLabel(`To confirm, type your e-mail: ${GOOGLE_ADDRESS}`)).toBeVisible();
});

test("comes back from Google to the book that a visitor wanted to like, also after cancelling there", async ({
  page,
}) => {
  await page.goto("/books/the-metamorphosis");
  await page.getByRole("button", { name: "Like" }).click();
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("link", { name: "cancel" }).click();
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("link", { name: "ada" }).click();
  await expect(page).toHaveURL("/books/the-metamorphosis");
  await expect(page.getByRole("button", { name: "Liked" })).toHaveAttribute("aria-pressed", "true");
});

test("says what to do with a link that is used up, and with one begun in another browser", async ({
  page,
  browser,
  confirming,
}) => {
  await page.goto("/auth/callback?code=4b2f4e2e-93c4-4d0b-9a0c-6a7e1c1c7a11");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Begun in another browser");
  await page.goto("/auth/reset-password?code=4b2f4e2e-93c4-4d0b-9a0c-6a7e1c1c7a11");
  await expect(page.getByRole("main")).toContainText("only works in the browser where you asked for it");
  const email = newAddress();
  await signUp(page, email);
  const link = await mailedLink(confirming, email, "Confirm your e-mail");
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other).toHaveURL(`${confirming.web}/books`);
  await elsewhere.close();

  expectConsoleError("403");
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is used up");
  await page.goto("/auth/callback");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("dialog", { name: "Welcome back" })).toBeVisible();
});

test("changes the address once both addresses have agreed, and says so after the first", async ({
  page,
  confirming,
}) => {
  const [email, next] = [newAddress(), newAddress()];
  await signUpWhole(page, confirming, email);
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem("sb-localhost-auth-token") ?? "").access_token,
  );
  const headers = { authorization: `Bearer ${token}` };
  await page.request.put(`${confirming.auth}/auth/v1/user`, { headers, data: { email: next } });
  await page.goto(await mailedLink(confirming, email, "about to change"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One address has agreed");
  await page.getByRole("link", { name: "Go on" }).click();
  await expect(page).toHaveURL("/books");
  await page.goto(await mailedLink(confirming, next, "Confirm your new"));
  await expect(page).toHaveURL("/books");
  await signOut(page);
  await signIn(page, next, PASSWORD);
  await expect(page).toHaveURL("/books");
});

test("keeps two tabs in step", async ({ page, context, confirming }) => {
  const email = newAddress();
  const second = await context.newPage();
  await second.goto("/");
  await signUpWhole(page, confirming, email);
  await expect(second).toHaveURL("/books");
  await signOut(page);
  await expect(second).toHaveURL("/");
});

test("comes back to the page where the session ended", async ({ page, confirming }) => {
  const email = newAddress();
  await signUpWhole(page, confirming, email);
  await page.goto("/my-words");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My words");
  await page.evaluate(() => {
    const [key = ""] = Object.keys(localStorage).filter((name) => name.endsWith("-auth-token"));
    new BroadcastChannel(key).postMessage({ event: "SIGNED_OUT", session: null });
    localStorage.removeItem(key);
  });
  await expect(page).toHaveURL("/");
  await signIn(page, email, PASSWORD);
  await expect(page).toHaveURL("/my-words");
});

test("makes a named administrator once the address is confirmed", async ({ page, confirming }) => {
  await signUpWhole(page, confirming, "boss@example.com");
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("menuitem", { name: "Administration" })).toBeVisible();
});

test("gives everything along as a file, and deletes the account with everything in it", async ({
  page,
  confirming,
}) => {
  const email = newAddress();
  await signUpWhole(page, confirming, email);
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Preferences" }).click();
  const preferences = page.getByRole("dialog", { name: "Preferences" });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    preferences.getByRole("button", { name: "Download my data" }).click(),
  ]);
  expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({ account: { email } });
  await preferences.getByRole("button", { name: "Delete my account" }).click();
  await preferences.getByLabel(/To confirm/).fill("someone@else.example");
  await preferences.getByRole("button", { name: "Delete everything" }).click();
  await expect(preferences.getByRole("alert")).toContainText("not the address of your account");
  await expectAccessible(page);
  await preferences.getByLabel(/To confirm/).fill(email);
  for (const status of ["400", "401", "403"]) expectConsoleError(status);
  await preferences.getByRole("button", { name: "Delete everything" }).click();
  await expect(page).toHaveURL("/");
  await signIn(page, email, PASSWORD);
  await expect(page.getByRole("alert")).toHaveText("Invalid login credentials");
});
