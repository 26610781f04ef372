import { useSession } from "@lagom/shared/session/store";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { answerAuth, authFailure, authSession, authUser } from "@lagom/shared/testing/auth";
import { press } from "@lagom/shared/testing/keys";
import { answer } from "@lagom/shared/testing/network";
import { inMain, preferencesOf, READER, render } from "@lagom/shared/testing/render";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useRecovery } from "../session/recovery-store.ts";
import { Recovery } from "./reset-password-dialog.tsx";

const PASSWORD = "correct horse battery";
const dialog = page.getByRole("dialog", { name: "Reset Your Password" });
const updated = page.getByRole("dialog", { name: "Password Updated!" });
const alert = dialog.getByRole("alert");
const first = dialog.getByLabelText("New Password", { exact: true });
const second = dialog.getByLabelText("Confirm Password", { exact: true });
const update = dialog.getByRole("button", { name: "Update Password" });

beforeEach(() => {
  useRecovery.setState({ open: true, token: { hash: "of-the-mail" } });
  answer("GET /api/user/preferences", preferencesOf(READER));
});

const open = () =>
  render(
    inMain(
      <>
        <h1>Reset password</h1>
        <Recovery />
      </>,
    ),
    { at: "/reset-password?type=recovery&token_hash=of-the-mail", user: null },
  );

test("passwords that differ or are too short are refused before the link is spent", async () => {
  await open();
  await expect.element(dialog).toBeVisible();
  await expectAccessible();
  await first.fill(PASSWORD);
  await expect.element(dialog.getByText("Strong")).toBeVisible();
  await second.fill("another one");
  await press(second, "{Enter}");
  await expect.element(alert).toHaveTextContent("Passwords do not match");
  await expectAccessible();
  await first.fill("short");
  await second.fill("short");
  await update.click();
  await expect.element(alert).toHaveTextContent("Password must be at least 6 characters long");
});

test("a link is spent once, a refused password says why, and the next one is taken", async () => {
  const spent = answerAuth("POST /verify", authSession(READER));
  answerAuth(
    "PUT /user",
    authFailure(422, "same_password", "New password should be different from the old password."),
  );
  await open();
  await first.fill(PASSWORD);
  await second.fill(PASSWORD);
  await update.click();
  await expect.element(alert).toHaveTextContent("New password should be different from the old password.");
  await expect.element(first).toHaveValue(PASSWORD);
  const changed = answerAuth("PUT /user", authUser(READER));
  await update.click();
  await expect.element(updated).toMatchTextContent("Your password has been successfully updated.");
  await expectAccessible();
  expect(spent).toMatchObject([{ body: { token_hash: "of-the-mail", type: "recovery" } }]);
  expect(changed).toMatchObject([{ body: { password: PASSWORD } }]);
  expect(useSession.getState().user?.email).toBe(READER.email);
  // It closes by itself, and takes the link out of the address.
  await expect.element(updated).not.toBeInTheDocument();
  expect([location.pathname, location.search]).toEqual(["/reset-password", ""]);
});

test("a link that is used up says so, and can be tried again", async () => {
  const spent = answerAuth(
    "POST /verify",
    authFailure(403, "otp_expired", "Email link is invalid or has expired"),
  );
  await open();
  await first.fill(PASSWORD);
  await second.fill(PASSWORD);
  await update.click();
  await expect.element(alert).toHaveTextContent("Email link is invalid or has expired");
  await update.click();
  await expect.poll(() => spent.length).toBe(2);
  await expect.element(update).toBeEnabled();
});

test("Cancel and Escape close it, and take the link out of the address", async () => {
  await open();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.search).toBe("");
  useRecovery.setState({ open: true, token: null });
  await expect.element(first).toHaveValue("");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});
