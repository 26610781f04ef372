import type { Page } from "@playwright/test";
import { expect, expectConsoleError, test, type User } from "./fixtures.ts";
import { holdCode } from "./passage.ts";

const KEY = "sb-localhost-auth-token";

/** The user as they left, with a token that has expired since. */
const expired = ({ session }: User, changes: object = {}) => ({
  session: { ...(session as object), expires_at: Math.floor(Date.now() / 1000) - 60, ...changes },
});
const storedSession = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), KEY);

test("whoever comes back after an hour gets their page's data before its code is there, and their session is renewed once", async ({
  page,
  user,
  signIn,
  product,
}) => {
  const renewals: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().startsWith(`${product.auth}/auth/v1/token`))
      renewals.push(request.url());
  });
  await signIn(expired(user));
  const release = await holdCode(page);
  const data = page.waitForResponse("**/api/user-words?*");
  await page.goto("/my-words", { waitUntil: "commit" });
  const response = await data;
  expect(response.status()).toBe(200);
  const { access_token, expires_at } = await storedSession(page);
  expect(access_token).not.toBe(user.token);
  expect(expires_at).toBeGreaterThan(Date.now() / 1000 + 90);
  expect(response.request().headers().authorization).toBe(`Bearer ${access_token}`);

  release();
  await expect(page.getByRole("heading", { name: "No words yet" })).toBeVisible();
  expect(renewals).toEqual([`${product.auth}/auth/v1/token?grant_type=refresh_token`]);
});

test("a session that cannot be renewed ends, and the page that was asked for asks to sign in", async ({
  page,
  user,
  signIn,
}) => {
  expectConsoleError("status of 400");
  expectConsoleError("status of 401");
  await signIn(expired(user, { refresh_token: "of-nobody" }));
  await page.goto("/my-words");
  await expect(page.getByRole("dialog", { name: "Welcome back" })).toBeVisible();
  expect(await storedSession(page)).toBeNull();
});

test("a session that another tab has renewed meanwhile is left as it is", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await signIn(expired(user));
  const other = { ...(user.session as object), refresh_token: "of-another-tab" };
  await page.route(`${product.auth}/auth/v1/token?grant_type=refresh_token`, async (route) => {
    const response = await route.fetch();
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      KEY,
      JSON.stringify(other),
    ] as const);
    await route.fulfill({ response });
  });
  await page.goto("/books");
  await expect(
    page.getByRole("region", { name: "Ready to read in svenska" }).getByRole("link").first(),
  ).toBeVisible();
  expect(await storedSession(page)).toEqual(other);
});
