import type { Page } from "@playwright/test";
import { answerTo, expect, expectConsoleError, type Product, test, type User } from "./fixtures.ts";
import { bringText, passageOf, tapWord, watchedOnceOpened } from "./passage.ts";

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Welcome back" });
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Ends all of a user's sessions, as an administrator. */
async function endSessions(page: Page, { api, auth, admin }: Product, { token }: User): Promise<void> {
  const as = (bearer: string) => ({ headers: { authorization: `Bearer ${bearer}` } });
  const { id } = await (await page.request.get(`${api}/api/user/me`, as(token))).json();
  const signedIn = await page.request.post(`${auth}/auth/v1/token?grant_type=password`, { data: admin });
  const { access_token } = await signedIn.json();
  const ended = await page.request.post(`${api}/api/admin/users/${id}/sign-out`, as(access_token));
  expect(ended.status()).toBe(200);
}

test("a visitor who opens the link of a protected page is asked to sign in, told why, and led to it; signing out ends the session on the server and leads to the landing page", async ({
  page,
  user,
  product,
}) => {
  const why = "Sign in or create an account to open this page.";
  await page.goto("/my-words?language=svenska");
  const dialog = page.getByRole("dialog", { name: "Welcome back" });
  await expect(dialog).toContainText(why);
  await expect(page).toHaveURL("/");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  // Asked once: a reload does not ask again, but still knows where they wanted to go.
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: why })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole("status").getByRole("button", { name: "Sign in" }).click();
  await fillSignIn(page, user.email, user.password);
  await expect(page).toHaveURL("/my-words?language=svenska");

  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem("sb-localhost-auth-token") ?? "").access_token,
  );
  const headers = { authorization: `Bearer ${token}` };
  const known = async () => (await page.request.get(`${product.auth}/auth/v1/user`, { headers })).status();
  expect(await known()).toBe(200);
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(known).toBe(403);
});

test("when a session is ended elsewhere the page says so, and signing in returns to the same page", async ({
  page,
  user,
  signIn,
}) => {
  await signIn(user);
  // The page listens to other tabs only once it has loaded the session.
  const asked = answerTo(page, /\/auth\/v1\/user$/);
  await page.goto("/my-words?language=svenska");
  await asked;
  await page.evaluate(() => {
    localStorage.removeItem("sb-localhost-auth-token");
    const channel = new BroadcastChannel("sb-localhost-auth-token");
    channel.postMessage({ event: "SIGNED_OUT", session: null });
    channel.close();
  });
  await expect(page.getByText(/^Your session has ended/)).toBeVisible();
  await expect(page).toHaveURL("/");
  // The button of the message is pressed in the next test.
  await expect(page.getByRole("button", { name: "Sign in again" })).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true }).click();
  await fillSignIn(page, user.email, user.password);
  await expect(page).toHaveURL("/my-words?language=svenska");
});

test("a user signed out everywhere learns so at the next call, even if the auth service still has the session", async ({
  page,
  user,
  signIn,
  product,
}) => {
  expectConsoleError("401");
  expectConsoleError("403");
  // The behaviour of a Supabase project, where only the holder can end a session.
  const known = (user.session as { user: object }).user;
  await page.route("**/auth/v1/user", (route) =>
    route.fulfill({ json: known, headers: { "access-control-allow-origin": "*" } }),
  );
  await signIn(user);
  await page.goto("/books");
  await expect(page.getByRole("heading", { level: 1, name: "Books" })).toBeVisible();
  // A late call of this page would be refused here, before the link is followed.
  await page.waitForLoadState("networkidle");
  await endSessions(page, product, user);

  await page.getByRole("link", { name: "My words" }).first().click();
  await expect(page.getByText(/^Your session has ended/)).toBeVisible();
  await page.getByRole("button", { name: "Sign in again" }).click();
  await fillSignIn(page, user.email, user.password);
  await expect(page).toHaveURL("/my-words");
  await expect(page.getByRole("heading", { level: 1, name: "My words" })).toBeVisible();
});

/** The next write reaches the server, but its reply does not reach the page. @returns whether that has happened */
async function loseNextAnswer(page: Page): Promise<() => boolean> {
  let lost = false;
  await page.route(/\/api\/user(-words|\/activities)$/, async (route) => {
    if (lost || route.request().method() !== "POST") return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort("connectionreset");
  });
  return () => lost;
}

const SENTENCE = "Katten sover i huset och hunden leker i parken med en boll. ";
const TEXT = ["Hemma", ...Array.from({ length: 8 }, () => SENTENCE.repeat(4).trim())].join("\n\n");

test("reading, saving and finishing before the session ended are sent once, in order, at the next sign-in, despite a lost reply", async ({
  page,
  user,
  signIn,
  product,
}) => {
  expectConsoleError("Failed to load resource");
  const address = await bringText(page, product, user, TEXT);
  await signIn(user);
  await page.clock.install();
  await watchedOnceOpened(page, () => page.goto(address));
  await page.context().setOffline(true);
  await tapWord(page, "hunden");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Save word" }).click();
  await expect(sheet).toContainText("Kept on this device");
  await page.clock.runFor(10_000);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Finished" }).click();
  await expect(page.getByText("You finished this text.")).toBeVisible();
  // Only the end of the session reports this.
  await page.clock.runFor(10_000);
  await endSessions(page, product, user);
  await page.context().setOffline(false);
  await expect(page.getByText(/^Your session has ended/)).toBeVisible();

  const answerLost = await loseNextAnswer(page);
  await page.getByRole("button", { name: "Sign in again" }).click();
  await fillSignIn(page, user.email, user.password);
  await expect(page).toHaveURL(address);
  await expect.poll(answerLost).toBe(true);
  await expect(passageOf(page)).toContainText("Katten sover i huset");
  await expect(page.getByText(/waits? to be sent/)).toBeHidden();
  const again = await page.request.post(`${product.auth}/auth/v1/token?grant_type=password`, { data: user });
  const headers = { authorization: `Bearer ${(await again.json()).access_token}` };
  const kept = async () => {
    const reply = await page.request.get(`${product.api}/api/user/export`, { headers });
    const { activities, saved_words } = (await reply.json()) as {
      activities: { activity_type: string; data: { seconds?: number }; occurred_at: string }[];
      saved_words: { source_word: string }[];
    };
    const of = (type: string) => activities.filter(({ activity_type }) => activity_type === type);
    const times = activities.map(({ occurred_at }) => Date.parse(occurred_at));
    return {
      inOrder: times.every((time, index) => time >= (times[index - 1] ?? 0)),
      words: saved_words.map(({ source_word }) => source_word),
      lookedUp: of("word_lookup").length,
      finished: of("article_finished").length,
      read: of("article_read").map(({ data: { seconds = 0 } }) => seconds >= 9),
    };
  };
  await expect
    .poll(kept)
    .toEqual({ inOrder: true, words: ["hunden"], lookedUp: 1, finished: 1, read: [true, true] });
});
