import { expectAccessible } from "@lagom/shared/testing/accessible";
import { tabTo } from "@lagom/shared/testing/keys";
import { inMain, render } from "@lagom/shared/testing/render";
import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PasswordField } from "./password-field.tsx";

function Form() {
  const [password, setPassword] = useState("");
  return (
    <>
      <h1>Sign up</h1>
      <PasswordField kind="new" value={password} onChange={setPassword} strength />
    </>
  );
}
const field = page.getByLabelText("Password");

test("a password is hidden, can be shown by keyboard, and says how strong it is as it is typed", async () => {
  await render(inMain(<Form />), { at: "/", user: null });
  await expect.element(field).toHaveAttribute("type", "password");
  await field.fill("abc123");
  await expect.element(page.getByText("Weak: easy to guess")).toBeVisible();
  await expectAccessible();
  await field.fill("correct horse battery");
  await expect.element(page.getByText("Strong")).toBeVisible();
  await tabTo(page.getByRole("button", { name: "Show password" }));
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect.element(field).toHaveAttribute("type", "password");
});

test("a password runs from left to right in every language, hidden or shown", async () => {
  document.documentElement.dir = "rtl";
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  await render(inMain(<Form />), { at: "/", user: null });
  await expect.element(field).toHaveStyle({ direction: "ltr" });
  await page.getByRole("button", { name: "Show password" }).click();
  await expect.element(field).toHaveAttribute("type", "text");
  await expect.element(field).toHaveStyle({ direction: "ltr" });
});
