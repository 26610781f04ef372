import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Analysis } from "./analysis.ts";
import { expect, expectAccessible, expectConsoleError } from "./fixtures.ts";
import {
  confirmedUser,
  fillSignUp,
  GOOGLE_ADDRESS,
  mailedLink,
  newAddress,
  PASSWORD,
  passFirstSteps,
  signInByForm,
  signOut,
  signUp,
  test,
} from "./identity.ts";
import { message } from "./messages.ts";

test.describe.configure({ mode: "default" });

test("signs up, confirms by the mail, signs out, recovers by the mail, and signs in with the new password", async ({
  page,
  confirming,
}) => {
  const email = newAddress();
  await signUp(page, email);
  await page.goto(await mailedLink(confirming, email, "Confirm your e-mail"));
  await expect(page).toHaveURL("/books");
  await passFirstSteps(page);
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
  await signInByForm(page, email, PASSWORD);
  const dialog = page.getByRole("dialog", { name: "Welcome back" });
  await expect(dialog.getByRole("alert")).toHaveText("Invalid login credentials");
  await dialog.getByLabel("Password").fill("another good password");
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/books");
});

test.describe("a visitor who consents to analytics", () => {
  const agent = `Lagom-${randomUUID()}`;
  test.use({ consent: "unasked", userAgent: agent });

  test("is counted as signed up once: by the form after confirmation, or at the first sign-in with Google", async ({
    page,
    confirming,
  }) => {
    const analysis = new Analysis(agent);
    const counted = async () => {
      const events = await analysis.events();
      const names = events.map(({ event, properties }) => `${event} ${properties.method}`);
      return names.filter((name) => name.startsWith("signed_")).sort();
    };
    const continueWithGoogle = async () => {
      await page.getByRole("button", { name: "Sign in" }).first().click();
      await page.getByRole("button", { name: "Continue with Google" }).click();
    };
    await page.goto("/");
    await page.getByRole("button", { name: "Yes, measure" }).click();
    const email = newAddress();
    await signUp(page, email);
    await expect.poll(counted, { timeout: 60_000 }).toEqual(["signed_up email"]);
    await page.goto(await mailedLink(confirming, email, "Confirm your e-mail"));
    await expect(page).toHaveURL("/books");
    await passFirstSteps(page);
    await signOut(page);
    await continueWithGoogle();
    await page.getByRole("link", { name: "grace" }).click();
    await expect(page).toHaveURL("/books");
    await signOut(page);
    // The provider has seen her before, and shows no form.
    await continueWithGoogle();
    await expect(page).toHaveURL("/books");
    await expect
      .poll(counted, { timeout: 60_000 })
      .toEqual([
        "signed_in email",
        "signed_in google",
        "signed_in google",
        "signed_up email",
        "signed_up google",
      ]);
  });
});

test("signs in with Google, also after cancelling there, and returns to the book that a visitor wanted to like", async ({
  page,
}) => {
  await page.goto("/books/the-metamorphosis");
  await page.getByRole("button", { name: "Like" }).click();
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("link", { name: "cancel" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign-in was cancelled");
  await expectAccessible(page);

  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("link", { name: "ada" }).click();
  await expect(page).toHaveURL("/books/the-metamorphosis");
  await expect(page.getByRole("button", { name: "Liked" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Preferences" }).click();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByLabel(`To confirm, type your e-mail: ${GOOGLE_ADDRESS}`)).toBeVisible();
});

test.describe("in German, in a browser that prefers English", () => {
  test.use({ interfaceLanguage: "de" });

  test("a sign-up brings a German mail, and a refused sign-in says why in German", async ({
    page,
    confirming,
  }) => {
    const start = await message("shell/src/messages/de/shell.ts");
    const landing = await message("shell/src/messages/de/later/landing.ts");
    const german = await message("shell/src/messages/de/later/dialogs.ts");
    const auth = await message("shell/src/messages/de/later/auth.ts");
    const mails = await message("server/src/messages/de.ts");
    const email = newAddress();
    await page.goto("/");
    await page.getByRole("button", { name: landing("start") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(german("auth.fullName")).fill("Anna Berg");
    await dialog.getByLabel(german("auth.email")).fill(email);
    await dialog.getByLabel(auth("password"), { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: german("auth.signUp") }).click();
    await expect(dialog).toContainText(email);
    expect(await mailedLink(confirming, email, mails("mails.signup.subject"))).toContain("/auth/callback");

    await dialog.getByRole("button", { name: german("auth.done") }).click();
    await page
      .getByRole("button", { name: start("frame.signIn") })
      .first()
      .click();
    await dialog.getByLabel(german("auth.email")).fill(email);
    await dialog.getByLabel(auth("password"), { exact: true }).fill("wrong password");
    expectConsoleError("400");
    await dialog.getByRole("button", { name: german("auth.signIn"), exact: true }).click();
    await expect(dialog.getByRole("alert")).toHaveText(auth("errors.invalid_credentials"));
  });
});

test("returns to the book after signing up, in the tab opened from the mail", async ({
  page,
  context,
  confirming,
}) => {
  const email = newAddress();
  await page.goto("/books/the-metamorphosis?from=friend");
  await page.getByRole("button", { name: "Like" }).click();
  await page.getByRole("button", { name: "New here? Create an account" }).click();
  await fillSignUp(page, email);
  const opened = await context.newPage();
  await opened.goto(await mailedLink(confirming, email, "Confirm your e-mail"));
  await expect(opened).toHaveURL("/books/the-metamorphosis?from=friend");
  await passFirstSteps(opened);
  // The tab left open has been notified, and has done what the visitor wanted.
  await expect(async () => {
    await opened.reload();
    await expect(opened.getByRole("button", { name: "Liked" })).toBeVisible({ timeout: 10_000 });
  }).toPass();
});

test("says what to do about a used link, and about one from another browser", async ({
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
  user,
  signIn,
}) => {
  const next = newAddress();
  const headers = { authorization: `Bearer ${user.token}` };
  await page.request.put(`${confirming.auth}/auth/v1/user`, { headers, data: { email: next } });
  await signIn(user);
  await page.goto(await mailedLink(confirming, user.email, "about to change"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One address has agreed");
  await page.getByRole("link", { name: "Go on" }).click();
  await expect(page).toHaveURL("/books");
  await page.goto(await mailedLink(confirming, next, "Confirm your new"));
  await expect(page).toHaveURL("/books");
  await signOut(page);
  await signInByForm(page, next, user.password);
  await expect(page).toHaveURL("/books");
});

test("keeps two tabs in step; a late reply about the user after signing out does not sign them in again", async ({
  page,
  context,
  user,
}) => {
  const second = await context.newPage();
  await second.goto("/");
  await page.goto("/");
  await signInByForm(page, user.email, user.password);
  await expect(page).toHaveURL("/books");
  await expect(second).toHaveURL("/books");

  const asked = Promise.withResolvers<void>();
  const signedOut = Promise.withResolvers<void>();
  await page.route("**/auth/v1/user", async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await signedOut.promise;
    await route.fulfill({ response });
  });
  await page.goto("/my-words");
  await asked.promise;
  await signOut(second);
  await expect(page).toHaveURL("/");
  const answered = page.waitForResponse("**/auth/v1/user");
  signedOut.resolve();
  await (await answered).finished();
  await page.getByRole("button", { name: "Sign in" }).first().click();
  await expect(page.getByRole("dialog", { name: "Welcome back" })).toBeVisible();
});

test("makes a configured address an administrator once it is confirmed", async ({
  page,
  confirming,
  signIn,
}) => {
  await signIn(await confirmedUser(confirming, "boss@example.com"));
  await page.goto("/books");
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("menuitem", { name: "Administration" })).toBeVisible();
});

test("downloads all personal data as a file, and deletes the account with all of it", async ({
  page,
  user,
  signIn,
}) => {
  const { email } = user;
  await signIn(user);
  await page.goto("/books");
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
  await preferences.getByLabel(/To confirm/).fill(email);
  for (const status of ["400", "401", "403"]) expectConsoleError(status);
  await preferences.getByRole("button", { name: "Delete everything" }).click();
  await expect(page).toHaveURL("/");
  await signInByForm(page, email, user.password);
  await expect(page.getByRole("alert")).toHaveText("Invalid login credentials");
});
