import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { startOpenId } from "@lagom/server/identity/auth/oauth/testing";
import type { Page } from "@playwright/test";
import { freePorts } from "../product/free-ports.ts";
import { test as base, expect, type User } from "./fixtures.ts";
import { type OwnProduct, startOwnProduct } from "./own-product.ts";

export const PASSWORD = "a good password";
export const GOOGLE_ADDRESS = "ada@gmail.example";

/** A product of its own, where sign-up is confirmed by mail and a test server acts as Google. */
export const test = base.extend<object, { confirming: OwnProduct }>({
  confirming: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const [authPort] = await freePorts(1);
      const people = {
        ada: { email: GOOGLE_ADDRESS, email_verified: true, name: "Ada Lovelace" },
        grace: { email: "grace@gmail.example", email_verified: true, name: "Grace Hopper" },
      };
      const google = await startOpenId(people, `http://localhost:${authPort}/auth/v1/callback`);
      const product = await startOwnProduct({
        AUTH_PORT: String(authPort),
        SIGNUP_AUTOCONFIRM: "false",
        ADMIN_EMAILS: "boss@example.com",
        GOOGLE_CLIENT_ID: "lagom",
        GOOGLE_CLIENT_SECRET: "lagom-secret",
        GOOGLE_ISSUER: google.issuer,
        POSTHOG_KEY: "phc_identity",
        POSTHOG_HOST: process.env.LAGOM_CAPTURE ?? "",
      });
      await use(product);
      await product.stop();
      await google.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  product: async ({ confirming }, use) => use(confirming),
  makeUser: async ({ confirming }, use) => use(() => confirmedUser(confirming, newAddress())),
});

/** Signs a user up by calls, and confirms the address with the token in the mail. */
export async function confirmedUser(product: OwnProduct, email: string): Promise<User> {
  const post = async (call: string, data: object) => {
    const reply = await fetch(`${product.auth}/auth/v1/${call}`, {
      method: "POST",
      headers: { "content-type": "application/json", apikey: "local" },
      body: JSON.stringify(data),
    });
    expect(reply.ok, call).toBe(true);
    return reply.json();
  };
  await post("signup", { email, password: PASSWORD, data: { full_name: "Anna Berg" } });
  const { searchParams } = new URL(await mailedLink(product, email, "Confirm your e-mail"));
  const session = await post("verify", {
    type: searchParams.get("type"),
    token_hash: searchParams.get("token_hash"),
  });
  return { email, password: PASSWORD, token: session.access_token, session };
}

/** The link in the newest mail to an address whose subject contains these words, once it has arrived. */
export async function mailedLink({ folder }: OwnProduct, to: string, subject: string): Promise<string> {
  let link = "";
  await expect
    .poll(async () => {
      const names = await readdir(join(folder, "mail")).catch(() => []);
      for (const name of names.filter((file) => file.endsWith(".json")).sort()) {
        const mail = JSON.parse(await readFile(join(folder, "mail", name), "utf8"));
        if (mail.to === to && mail.subject.includes(subject)) link = mail.text.match(/https?:\S+/)[0];
      }
      return link;
    })
    .not.toBe("");
  return link;
}

export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Start reading, free" }).click();
  await fillSignUp(page, email);
}

/** Fills in the sign-up dialog, up to the point where the mail is sent. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Start reading" });
  await dialog.getByLabel("Full name").fill("Anna Berg");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("dialog", { name: "One more step" })).toContainText(email);
}

/** The dialog of first steps, which can open over any page. */
export async function passFirstSteps(page: Page): Promise<void> {
  const steps = page.getByRole("dialog", { name: "Just the right level" });
  await steps.getByRole("button", { name: "Close" }).click();
  await expect(steps).toBeHidden();
}

/** Signs in with the form, from a page that a visitor sees. */
export async function signInByForm(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole("button", { name: "Sign in" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Welcome back" });
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
}

export const newAddress = () => `${randomUUID()}@example.com`;
