import { openAuthDialog, useAuthDialog } from "@lagom/shared/session/auth-dialog";
import { useSession } from "@lagom/shared/session/store";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { answerAuth, authFailure, authSession, authUser } from "@lagom/shared/testing/auth";
import { press, tabTo } from "@lagom/shared/testing/keys";
import { answer, unreachable } from "@lagom/shared/testing/network";
import { inMain, preferencesOf, READER, render } from "@lagom/shared/testing/render";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AuthDialog } from "./auth-dialog.tsx";

const PASSWORD = "correct horse battery";
const signInDialog = page.getByRole("dialog", { name: "Welcome back" });
const signUpDialog = page.getByRole("dialog", { name: "Start reading" });
const forgotDialog = page.getByRole("dialog", { name: "Forgot your password?" });
const anyDialog = page.getByRole("dialog");
const alert = anyDialog.getByRole("alert");
const field = (label: string) => anyDialog.getByLabelText(label, { exact: true });
const button = (name: string) => anyDialog.getByRole("button", { name, exact: true });
const signedIn = () => useSession.getState().user?.email;

beforeEach(() => {
  answerAuth("GET /settings", { external: { email: true } });
  answer("GET /api/user/preferences", preferencesOf(READER));
});

function Host() {
  return useAuthDialog(({ mode }) => mode !== null) && <AuthDialog />;
}

async function open(mode: "sign-in" | "sign-up" | "forgot"): Promise<void> {
  openAuthDialog(mode);
  await render(
    inMain(
      <>
        <h1>Lagom</h1>
        <Host />
      </>,
    ),
    { at: "/about", user: null },
  );
}

async function fillSignUp(password: string): Promise<void> {
  await field("Full name").fill("Test Reader");
  await field("E-mail").fill(READER.email);
  await field("Password").fill(password);
}

test("a sign-in that is refused says why and keeps what was typed; then it signs in and closes", async () => {
  const asked = answerAuth(
    "POST /token",
    authFailure(400, "invalid_credentials", "Invalid login credentials"),
  );
  await open("sign-in");
  await field("E-mail").fill(` ${READER.email} `);
  await field("Password").fill("wrong");
  await press(field("Password"), "{Enter}");
  await expect.element(alert).toHaveTextContent("Invalid login credentials");
  await expect.element(field("Password")).toHaveValue("wrong");
  expect(asked).toMatchObject([{ grant: "password", body: { email: READER.email, password: "wrong" } }]);
  await expectAccessible();
  answerAuth("POST /token", authSession(READER));
  await field("Password").fill(PASSWORD);
  await button("Sign in").click();
  await expect.element(anyDialog).not.toBeInTheDocument();
  expect(signedIn()).toBe(READER.email);
});

test("the form stands still: it waits until it is known who else one can sign in with", async () => {
  const settings = Promise.withResolvers<void>();
  answerAuth("GET /settings", async () => {
    await settings.promise;
    return { external: { email: true, google: true } };
  });
  const seen: string[] = [];
  await open("sign-up");
  const watch = new MutationObserver(() => {
    const dialog = document.querySelector("dialog");
    if (dialog) seen.push(dialog.textContent?.includes("Continue with Google") ? "whole" : "without");
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await expect.element(anyDialog).not.toBeInTheDocument();
  settings.resolve();
  await expect.element(button("Continue with Google")).toBeVisible();
  await expect.element(field("Full name")).toBeVisible();
  watch.disconnect();
  expect(seen).not.toContain("without");
});

test("an auth service that does not say who else one can sign in with leaves the form without them", async () => {
  answerAuth("GET /settings", unreachable);
  await open("sign-in");
  await expect.element(field("E-mail")).toBeVisible();
  await expect.element(button("Continue with Google")).not.toBeInTheDocument();
});

test("an auth service that cannot be reached leaves the form as it is, with a reason", async () => {
  answerAuth("POST /token", unreachable);
  await open("sign-in");
  await field("E-mail").fill(READER.email);
  await field("Password").fill(PASSWORD);
  await button("Sign in").click();
  await expect.element(alert).toHaveTextContent("An unexpected error occurred");
  await expect.element(button("Sign in")).toBeEnabled();
  await expect.element(field("E-mail")).toHaveValue(READER.email);
  expect(signedIn()).toBeUndefined();
});

test("a form that is not filled in says so at its fields, and sends nothing", async () => {
  const asked = answerAuth("POST /signup", authUser(READER));
  await open("sign-up");
  await button("Create account").click();
  await expect.element(field("Full name")).toHaveFocus();
  await expect.element(field("Full name")).toHaveAccessibleDescription("Please fill this in.");
  await expectAccessible();
  await field("Full name").fill("Test Reader");
  await expect.element(field("Full name")).toBeValid();
  await field("E-mail").fill("reader");
  await field("Password").fill(PASSWORD);
  await press(field("Password"), "{Enter}");
  await expect.element(field("E-mail")).toHaveFocus();
  await expect.element(field("E-mail")).toHaveAccessibleDescription("This is not a complete e-mail address.");
  expect(asked).toEqual([]);
});

test("while a sign-in is under way its button says so, and the form is sent once", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = answerAuth("POST /token", () => promise.then(() => authSession(READER)));
  await open("sign-in");
  await field("E-mail").fill(READER.email);
  await field("Password").fill(PASSWORD);
  await press(field("Password"), "{Enter}");
  await expect
    .element(anyDialog.getByRole("button", { name: /Sign in/ }).first())
    .toHaveAttribute("aria-busy", "true");
  await userEvent.keyboard("{Enter}");
  resolve();
  await expect.element(anyDialog).not.toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

test("a sign-up shows how strong its password is, can show it, and says that a mail must be confirmed", async () => {
  const asked = answerAuth("POST /signup", authUser(READER));
  await open("sign-up");
  await fillSignUp("abc123");
  await expect.element(anyDialog.getByText("Weak: easy to guess")).toBeVisible();
  await expectAccessible();
  await field("Password").fill(PASSWORD);
  await expect.element(anyDialog.getByText("Strong")).toBeVisible();
  await tabTo(button("Show password"));
  await userEvent.keyboard(" ");
  await expect.element(field("Password")).toHaveAttribute("type", "text");
  await press(field("Password"), "{Enter}");
  const confirm = page.getByRole("dialog", { name: "One more step" });
  await expect.element(confirm.getByText(new RegExp(`mail to ${READER.email}`))).toBeVisible();
  await expectAccessible();
  expect(asked.map(({ body }) => body)).toMatchObject([
    { email: READER.email, password: PASSWORD, data: { full_name: "Test Reader" } },
  ]);
  expect(signedIn()).toBeUndefined();
  await button("Done").click();
  await expect.element(anyDialog).not.toBeInTheDocument();
});

test("a sign-up that is refused says why and keeps the form; one that needs no mail signs in at once", async () => {
  answerAuth("POST /signup", authFailure(422, "user_already_exists", "User already registered"));
  await open("sign-up");
  await fillSignUp(PASSWORD);
  await button("Create account").click();
  await expect.element(alert).toHaveTextContent("User already registered");
  await expect.element(field("Full name")).toHaveValue("Test Reader");
  await expectAccessible();
  answerAuth("POST /signup", authSession(READER));
  await button("Create account").click();
  await expect.element(anyDialog).not.toBeInTheDocument();
  expect(signedIn()).toBe(READER.email);
});

test("the forms lead to one another by keys, without the other's error, and Escape closes them", async () => {
  answerAuth("POST /token", authFailure(400, "invalid_credentials", "Invalid login credentials"));
  await open("sign-in");
  await expect.element(signInDialog).toBeVisible();
  await field("E-mail").fill(READER.email);
  await field("Password").fill("wrong");
  await button("Sign in").click();
  await expect.element(alert).toBeVisible();
  await tabTo(button("New here? Create an account"));
  await userEvent.keyboard("{Enter}");
  await expect.element(signUpDialog).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  await press(button("Have an account? Sign in"), "{Enter}");
  await press(button("Forgot password?"), "{Enter}");
  await expect.element(forgotDialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(anyDialog).not.toBeInTheDocument();
});

test("a link to a new password is asked for, and the answer does not tell whether there is an account", async () => {
  answerAuth("POST /recover", authFailure(429, "over_email_send_rate_limit", "Try again in 30 seconds"));
  await open("forgot");
  await field("E-mail").fill(READER.email);
  await button("Send a link").click();
  await expect.element(alert).toHaveTextContent("Try again in 30 seconds");
  await expectAccessible();
  const asked = answerAuth("POST /recover", {});
  await button("Send a link").click();
  await expect
    .element(anyDialog.getByText(/^If reader@example.com has an account, a link is on its way/))
    .toBeVisible();
  expect(asked).toMatchObject([{ body: { email: READER.email } }]);
  await button("Done").click();
  await expect.element(anyDialog).not.toBeInTheDocument();
});

test("only the accounts of others that the auth service offers have a button", async () => {
  answerAuth("GET /settings", { external: { email: true, google: true, facebook: false } });
  await open("sign-in");
  await expect.element(button("Continue with Google")).toBeVisible();
  await expect.element(button("Continue with Facebook")).not.toBeInTheDocument();
  await expect.element(anyDialog.getByText("or", { exact: true })).toBeVisible();
  await expectAccessible();
});

test("without settings of the auth service one signs in by e-mail", async () => {
  const asked = answerAuth("GET /settings", authFailure(500, "unexpected_failure", "Unexpected failure"));
  await open("sign-in");
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect.element(button("Sign in")).toBeVisible();
  await expect.element(anyDialog.getByRole("button", { name: /^Continue with/ })).not.toBeInTheDocument();
});

test("signing up names in one sentence what is accepted, and a link in it leads there", async () => {
  await open("sign-up");
  await expect
    .element(signUpDialog)
    .toMatchTextContent("With an account you accept the terms and the privacy notice.");
  await expect
    .element(signUpDialog.getByRole("link", { name: "terms", exact: true }))
    .toHaveAttribute("href", "/terms");
  await signUpDialog.getByRole("link", { name: "privacy notice", exact: true }).click();
  await expect.element(signUpDialog).not.toBeInTheDocument();
  expect(location.pathname).toBe("/privacy");
});
