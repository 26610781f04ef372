import type { Page } from "@playwright/test";
import { answerTo, expect, expectConsoleError, test } from "./fixtures.ts";

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Welcome back" });
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("signing out ends the session on the server and leads to the landing page", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await signIn(user);
  await page.goto("/books");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  const headers = { authorization: `Bearer ${user.token}` };
  await expect
    .poll(async () => (await page.request.get(`${product.auth}/auth/v1/user`, { headers })).status())
    .toBe(403);
});

test("signing in with a wrong password shows the service's message, with the right one the books", async ({
  page,
  user,
}) => {
  expectConsoleError("400");
  await page.goto("/");
  await page.getByRole("button", { name: "Sign in" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Welcome back" });
  await dialog.getByLabel("E-mail").fill(user.email);
  await dialog.getByLabel("Password").fill("wrong password");
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Invalid login credentials");
  await dialog.getByLabel("Password").fill(user.password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/books");
});

test("a session that ends elsewhere says so, and signing in leads back to the same place", async ({
  page,
  user,
  signIn,
}) => {
  await signIn(user);
  // Only once it has asked who this is does the page listen to what other tabs say.
  const asked = answerTo(page, /\/auth\/v1\/user$/);
  await page.goto("/my-words?language=svenska");
  await asked;
  await page.evaluate(() => {
    const channel = new BroadcastChannel("sb-localhost-auth-token");
    channel.postMessage({ event: "SIGNED_OUT", session: null });
    channel.close();
  });
  await expect(page.getByText(/^Your session has ended/)).toBeVisible();
  await page.getByRole("button", { name: "Sign in again" }).click();
  await fillSignIn(page, user.email, user.password);
  await expect(page).toHaveURL("/my-words?language=svenska");
});

test("who is signed out everywhere is told so at the next call, even where the auth service keeps the session", async ({
  page,
  user,
  signIn,
  product,
}) => {
  expectConsoleError("401");
  expectConsoleError("403");
  const headers = { authorization: `Bearer ${user.token}` };
  const { id } = await (await page.request.get(`${product.api}/api/user/me`, { headers })).json();
  // As a Supabase project answers, whose sessions only their holder can end.
  const known = (user.session as { user: object }).user;
  await page.route("**/auth/v1/user", (route) =>
    route.fulfill({ json: known, headers: { "access-control-allow-origin": "*" } }),
  );
  await signIn(user);
  await page.goto("/books");
  await expect(page.getByRole("heading", { level: 1, name: "Books" })).toBeVisible();
  // A late call of this page would be refused here, before the link is followed.
  await page.waitForLoadState("networkidle");
  const admin = await page.request.post(`${product.auth}/auth/v1/token?grant_type=password`, {
    data: product.admin,
  });
  const { access_token } = await admin.json();
  const ended = await page.request.post(`${product.api}/api/admin/users/${id}/sign-out`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(ended.status()).toBe(200);

  await page.getByRole("link", { name: "My words" }).first().click();
  await expect(page.getByText(/^Your session has ended/)).toBeVisible();
  await page.getByRole("button", { name: "Sign in again" }).click();
  await fillSignIn(page, user.email, user.password);
  await expect(page).toHaveURL("/my-words");
  await expect(page.getByRole("heading", { level: 1, name: "My words" })).toBeVisible();
});
