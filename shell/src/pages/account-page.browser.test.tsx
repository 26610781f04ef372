import type { UserSession } from "@lagom/shared/contract/user";
import { useSession } from "@lagom/shared/session/store";
import { sessionStorageKey } from "@lagom/shared/session/stored-session";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { answerAuth, authFailure, authSession, authUser } from "@lagom/shared/testing/auth";
import { press, tabTo } from "@lagom/shared/testing/keys";
import { answer, failure, later } from "@lagom/shared/testing/network";
import { inMain, READER, render } from "@lagom/shared/testing/render";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { AccountPage } from "./account-page.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const alert = page.getByRole("alert");
const name = page.getByLabelText("Full name");
const email = page.getByRole("textbox", { name: "E-mail" });
const current = page.getByLabelText("Current password");
const code = page.getByLabelText("Code from the mail");
const next = page.getByLabelText("New password");
const device = page.getByRole("region", { name: "Signed-in devices" }).getByRole("listitem");

const session = (browser: string | null, more: Partial<UserSession> = {}): UserSession => ({
  id: crypto.randomUUID(),
  browser,
  system: "Linux",
  signed_in_at: "2026-03-01T10:00:00Z",
  last_used_at: "2026-03-02T11:00:00Z",
  current: false,
  ...more,
});
const HERE = session("Firefox", { current: true });
const THERE = session("Chrome");

async function open(sessions: UserSession[] | null = [HERE, THERE]) {
  const listed = answer("GET /api/user/sessions", { sessions });
  await render(inMain(<AccountPage />), { at: "/account" });
  localStorage.setItem(sessionStorageKey(), JSON.stringify(authSession(READER)));
  return { listed };
}

test("a name is changed by keyboard, and shows at once", async () => {
  const sent = answerAuth("PUT /user", authUser({ ...READER, full_name: "Grace" }));
  await open();
  await expect.element(device.first()).toBeVisible();
  await expectAccessible();
  await tabTo(name);
  await name.fill("  ");
  await press(name, "{Enter}");
  await expect.element(name).toHaveAccessibleDescription("Please write your name.");
  await name.fill("Grace ");
  await press(name, "{Enter}");
  await expect.element(page.getByText("Your name is saved.")).toBeVisible();
  expect(sent).toMatchObject([{ body: { data: { full_name: "Grace" } } }]);
  expect(useSession.getState().user?.full_name).toBe("Grace");
  await expect.element(name).toHaveValue("Grace");
});

test("Refresh stands above the forms, at their edge", async () => {
  await open();
  await expect.element(name).toBeVisible();
  for (const [dir, side] of [
    ["ltr", "right"],
    ["rtl", "left"],
  ] as const) {
    document.documentElement.dir = dir;
    onTestFinished(() => document.documentElement.removeAttribute("dir"));
    const edge = button("Refresh").element().getBoundingClientRect()[side];
    expect(edge).toBeCloseTo(name.element().getBoundingClientRect()[side], 0);
  }
});

test("another address is asked for at both, and one that is taken is refused at the field", async () => {
  answerAuth(
    "PUT /user",
    authFailure(422, "email_exists", "A user with this email address has already been registered"),
  );
  await open();
  const hint = page.getByText(/^The change takes your consent/);
  await expect.element(hint).toBeVisible();
  const between = () =>
    button("Change address").element().getBoundingClientRect().top -
    hint.element().getBoundingClientRect().bottom;
  expect(between()).toBeLessThan(32);
  await button("Change address").click();
  await expect.element(email).toHaveAccessibleDescription(/This is your address already\./);
  await email.fill("taken@example.com");
  await press(email, "{Enter}");
  await expect.element(email).toHaveAccessibleDescription(/This address has an account already\./);
  await expectAccessible();
  const sent = answerAuth("PUT /user", authUser(READER));
  await email.fill("new@example.com");
  await press(email, "{Enter}");
  await expect
    .element(page.getByText(/a mail to reader@example\.com and one to new@example\.com/))
    .toBeVisible();
  const told = page.getByText(/^We have sent a mail to/).element();
  expect([...told.querySelectorAll("bdi[dir=ltr]")].map(({ textContent }) => textContent)).toEqual([
    READER.email,
    "new@example.com",
    READER.email,
  ]);
  expect(sent).toMatchObject([{ body: { email: "new@example.com" } }]);
  expect(useSession.getState().user?.email).toBe(READER.email);
});

test("a password is changed with the current one, and each refusal stands at its field", async () => {
  const { listed } = await open();
  await current.fill("wrong horse");
  await next.fill("short");
  await button("Change password").click();
  await expect.element(next).toHaveAccessibleDescription(/Password must be at least 6 characters long/);
  await next.fill("another password");
  for (const [code, field, text] of [
    ["current_password_invalid", current, "This is not your current password."],
    ["same_password", next, "This is your current password. Choose another one."],
  ] as const) {
    answerAuth("PUT /user", authFailure(422, code, "As the service says it"));
    await button("Change password").click();
    await expect.element(field).toHaveAccessibleDescription(new RegExp(text));
  }
  answerAuth("PUT /user", authFailure(400, "reauthentication_needed", "As a project may say it"));
  await button("Change password").click();
  await expect.element(alert).toHaveTextContent("This takes a code that we mail to you. Ask for one.");
  await expectAccessible();
  answerAuth("PUT /user", () => Response.error());
  await button("Change password").click();
  await expect.element(alert).toHaveTextContent("An unexpected error occurred");
  const sent = answerAuth("PUT /user", authUser(READER));
  await button("Change password").click();
  await expect.element(page.getByText(/Your password is changed, and all other devices/)).toBeVisible();
  expect(sent).toMatchObject([{ body: { password: "another password", current_password: "wrong horse" } }]);
  await expect.element(next).toHaveValue("");
  await expect.poll(() => listed.length).toBe(2);
});

test("whoever does not know their password proves themselves with a code that is mailed", async () => {
  const TOO_SOON = authFailure(429, "over_email_send_rate_limit", "For security purposes");
  answerAuth("GET /reauthenticate", TOO_SOON);
  await open();
  const ask = button("I have none, or do not know it: send me a code");
  await ask.click();
  await expect.element(alert).toMatchTextContent("A mail was sent only just now.");
  const asked = answerAuth("GET /reauthenticate", {});
  await press(ask, "{Enter}");
  await expect
    .element(code)
    .toHaveAccessibleDescription("We have sent a code to reader@example.com. It works for an hour.");
  await expectAccessible();
  expect(asked).toHaveLength(1);
  answerAuth("PUT /user", authFailure(422, "reauthentication_not_valid", "Nonce has expired or is invalid"));
  await code.fill("000000");
  await next.fill("another password");
  await button("Change password").click();
  await expect.element(code).toHaveAccessibleDescription(/This code is wrong or used up\./);
  const sent = answerAuth("PUT /user", authUser(READER));
  await code.fill("123456");
  await button("Change password").click();
  await expect.element(current).toHaveValue("");
  expect(sent).toMatchObject([{ body: { password: "another password", nonce: "123456" } }]);
});

test("a device is signed out by keyboard, then all others at once", async () => {
  const ended = answer("DELETE /api/user/sessions/{id}", failure("forbidden"));
  const third = session(null, { system: null });
  await open([HERE, THERE, third]);
  await expect.element(device.first()).toMatchTextContent("Firefox on Linux This device");
  await expect.element(device.nth(2)).toMatchTextContent("Unknown device");
  const signOut = button("Sign out Chrome on Linux");
  await signOut.click();
  await expect.element(page.getByText(/^Chrome on Linux could not be signed out/)).toBeVisible();
  await expectAccessible();
  answer("DELETE /api/user/sessions/{id}", ({ params }) => {
    expect(params.id).toBe(THERE.id);
    answer("GET /api/user/sessions", { sessions: [HERE, third] });
    return undefined;
  });
  await press(signOut, "{Enter}");
  await expect.element(signOut).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Signed-in devices" })).toHaveFocus();
  expect(ended).toHaveLength(1);
  const out = answerAuth("POST /logout", () => {
    answer("GET /api/user/sessions", { sessions: [HERE] });
    return new Response(null, { status: 204 });
  });
  await button("Sign out everywhere else").click();
  await expect.element(button("Sign out everywhere else")).not.toBeInTheDocument();
  expect(out).toMatchObject([{ scope: "others" }]);
  expect(useSession.getState().user?.id).toBe(READER.id);
});

test("devices that cannot be loaded can be tried again; Refresh asks for the account, and says where that fails", async () => {
  answer("GET /api/user/sessions", failure("bad_request"));
  await render(inMain(<AccountPage />), { at: "/account" });
  localStorage.setItem(sessionStorageKey(), JSON.stringify(authSession(READER)));
  await expect.element(page.getByText("Your devices could not be loaded.")).toBeVisible();
  await expectAccessible();
  const devices = later("GET /api/user/sessions");
  answer("GET /api/user/sessions", devices.answer);
  await button("Retry").click();
  await expect.element(page.getByText("Loading")).toBeInTheDocument();
  await expectAccessible();
  devices.give({ sessions: null });
  await expect.element(page.getByText(/The devices cannot be listed here/)).toBeVisible();
  await expect.element(button("Sign out everywhere else")).toBeVisible();
  answerAuth("GET /user", () => Response.error());
  await button("Refresh").click();
  await expect.element(alert).toHaveTextContent("Failed to refresh user");
  answerAuth("GET /user", authFailure(403, "bad_jwt", "invalid JWT"));
  await button("Refresh").click();
  await expect.element(alert).toHaveTextContent("invalid JWT");
  answerAuth("GET /user", authUser({ ...READER, email: "new@example.com" }));
  await button("Refresh").click();
  await expect.element(email).toHaveValue("new@example.com");
  await expect.element(alert).not.toBeInTheDocument();
});
