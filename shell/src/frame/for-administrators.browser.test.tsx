import { expectAccessible } from "@lagom/shared/testing/accessible";
import { answer, failure, later } from "@lagom/shared/testing/network";
import { inMain, READER, render } from "@lagom/shared/testing/render";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ForAdministrators } from "./for-administrators.tsx";

const open = () =>
  render(
    inMain(
      <ForAdministrators title="Notes of all">
        <h1>All notes</h1>
      </ForAdministrators>,
    ),
    { at: "/notes/all" },
  );
const meOf = (role: "user" | "admin") => {
  const { id, email, created_at } = READER;
  return { id, email, role, created_at };
};
const content = page.getByRole("heading", { name: "All notes" });

test("a reader is told that a page is for administrators, and sees none of it", async () => {
  answer("GET /api/user/me", meOf("user"));
  await open();
  await expect.element(page.getByText("This page needs an administrator")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Notes of all" })).toBeVisible();
  await expect.element(content).not.toBeInTheDocument();
  await expectAccessible();
});

test("an administrator sees it, also when their role can be had only at the second try", async () => {
  answer("GET /api/user/me", failure("bad_request"));
  await open();
  const alert = page.getByRole("alert");
  await expect.element(alert).toBeVisible();
  const me = later("GET /api/user/me");
  answer("GET /api/user/me", me.answer);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect.element(page.getByText("Loading")).toBeInTheDocument();
  await expectAccessible();
  me.give(meOf("admin"));
  await expect.element(content).toBeVisible();
});
