import { expectAccessible } from "@lagom/shared/testing/accessible";
import { press, tabTo } from "@lagom/shared/testing/keys";
import { answer, failure, later } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { AccountPage } from "../pages/account-page.tsx";

const region = page.getByRole("region", { name: "Sign in a command line" });
const button = (name: string) => region.getByRole("button", { name, exact: true });

const MACHINE = {
  code: "BCDF-GHJK",
  machine: "annas-laptop",
  address: "203.0.113.7",
  days: 90,
  asked_at: "2026-03-01T10:00:00Z",
  expires_at: "2026-03-01T10:10:00Z",
};

async function open(at: string) {
  answer("GET /api/user/sessions", { sessions: null });
  await render(inMain(<AccountPage />), { at });
}

test("whoever sees their own machine and code confirms it by keyboard", async () => {
  const found = later("GET /api/releases/logins/{code}");
  answer("GET /api/releases/logins/{code}", found.answer);
  await open("/account?command-line=BCDF-GHJK");
  await expect.element(region.getByText("Loading")).toBeInTheDocument();
  await expectAccessible();
  found.give(MACHINE);
  await expect.element(region.getByText("annas-laptop asks to release in your name.")).toBeVisible();
  for (const fact of ["BCDF-GHJK", "203.0.113.7", "90 days"])
    await expect.element(region.getByText(fact, { exact: true })).toBeVisible();
  await expectAccessible();
  answer("POST /api/releases/logins/{code}", failure("rate_limited"));
  await button("Confirm").click();
  await expect
    .element(region.getByRole("alert"))
    .toHaveTextContent("The command line could not be looked up.");
  const sent = answer("POST /api/releases/logins/{code}", undefined);
  await tabTo(button("Confirm"));
  await press(button("Confirm"), "{Enter}");
  await expect
    .element(region.getByRole("status"))
    .toHaveTextContent("annas-laptop is signed in. You can go back to it.");
  await expect.element(region.getByRole("heading")).toHaveFocus();
  expect(sent).toMatchObject([{ params: { code: "BCDF-GHJK" }, body: { confirm: true } }]);
});

test("a code is typed where the address has none; one that is wrong can be replaced, and a stranger's machine refused", async () => {
  answer("GET /api/releases/logins/{code}", failure("not_found"));
  await open("/account?command-line");
  await expectAccessible();
  const code = region.getByLabelText("Code");
  await code.fill("xxxx-xxxx");
  await press(code, "{Enter}");
  await expect.element(region.getByText(/^No command line waits with this code/)).toBeVisible();
  await button("Enter another code").click();
  answer("GET /api/releases/logins/{code}", failure("forbidden"));
  await code.fill("bcdf ghjk");
  await press(code, "{Enter}");
  await expect.element(region.getByText(/^You are not in the team of an area/)).toBeVisible();
  await expectAccessible();
  answer("GET /api/releases/logins/{code}", MACHINE);
  await button("Retry").click();
  const sent = answer("POST /api/releases/logins/{code}", undefined);
  await button("Refuse").click();
  await expect.element(region.getByRole("status")).toHaveTextContent("annas-laptop was refused.");
  expect(sent).toMatchObject([{ body: { confirm: false } }]);
});
