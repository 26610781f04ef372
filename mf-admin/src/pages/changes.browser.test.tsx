import { expectAccessible } from "@lagom/shared/testing/accessible";
import { answer } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  lists,
  log,
  MAIL,
  MAJA,
  ME,
  MESSAGE,
  mails,
  messages,
  RATING,
  ratings,
  SUMMER,
  users,
} from "../testing/answers.ts";
import { BookListsPage } from "./book-lists-page.tsx";
import { FeedbackPage } from "./feedback-page.tsx";
import { MailsPage } from "./mails-page.tsx";
import { RatingsPage } from "./ratings-page.tsx";
import { UsersPage } from "./users-page.tsx";

const UNDOABLE = { log_id: 9, undoable: true };

beforeEach(() => {
  answer("GET /api/user/me", ME);
  answer("GET /api/admin/log", log());
});

const rowOf = (name: string) => page.getByRole("row", { name: new RegExp(name) });

async function act(name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("a user is found, banned after a question, and let in again by undo", async () => {
  const asked = answer("GET /api/admin/users", users(MAJA));
  await render(inMain(<UsersPage />), { at: "/admin/users" });
  await page.getByRole("searchbox", { name: "E-mail" }).fill(MAJA.email);
  await expect.poll(() => asked.at(-1)?.url.searchParams.get("q")).toBe(MAJA.email);
  await page.viewport(768, 800);
  const fields = ["E-mail", "Role", "State", "Order"].map((name) =>
    page.getByLabelText(name, { exact: true }),
  );
  expect(new Set(fields.map((field) => field.element().getBoundingClientRect().top)).size, "lines").toBe(1);
  await act(MAJA.email, "Ban");
  const question = page.getByRole("dialog", { name: "Ban this user?" });
  await expect.element(question).toBeVisible();
  await expectAccessible();
  const banned = answer("PATCH /api/admin/users/{id}", {
    id: MAJA.id,
    role: "user",
    banned: true,
    ...UNDOABLE,
  });
  answer("GET /api/admin/users", users({ ...MAJA, banned: true }));
  await question.getByRole("button", { name: "Ban" }).click();
  await expect.element(rowOf(MAJA.email)).toMatchTextContent("Banned");
  const tag = rowOf(MAJA.email).getByText("Banned").element();
  expect(getComputedStyle(tag).backgroundColor).not.toBe(
    getComputedStyle(rowOf(MAJA.email).element()).backgroundColor,
  );
  expect(banned.map(({ params, body }) => [params.id, body])).toEqual([[MAJA.id, { banned: true }]]);
  const undone = answer("POST /api/admin/log/{id}/undo", { log_id: 10, undoable: false });
  answer("GET /api/admin/users", users(MAJA));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(rowOf(MAJA.email)).toMatchTextContent("Active");
  expect(undone.map(({ params }) => params.id)).toEqual(["9"]);
});

test("a user is deleted with everything only after the address was written", async () => {
  answer("GET /api/admin/users", users(MAJA));
  await render(inMain(<UsersPage />), { at: `/admin/users?q=${encodeURIComponent(MAJA.email)}` });
  await act(MAJA.email, "Delete with all data");
  const question = page.getByRole("dialog", { name: "Delete this user?" });
  const confirm = question.getByRole("button", { name: "Delete for ever" });
  await expect.element(confirm).toBeDisabled();
  const addresses = [...question.element().querySelectorAll("bdi[dir=ltr]")];
  expect(addresses.map(({ textContent }) => textContent)).toEqual([MAJA.email, MAJA.email]);
  await expectAccessible();
  await question.getByRole("textbox").fill(MAJA.email);
  const deleted = answer("DELETE /api/admin/users/{id}", { log_id: 9, undoable: false });
  answer("GET /api/admin/users", users());
  await confirm.click();
  await expect.element(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  expect(deleted).toHaveLength(1);
});

test("a public list is looked into, hidden from visitors, and shown again", async () => {
  answer("GET /api/admin/book-lists", lists(SUMMER));
  answer("GET /api/admin/book-lists/{id}", { ...SUMMER, books: [] });
  await render(inMain(<BookListsPage />), { at: "/admin/book-lists" });
  await act(SUMMER.name, "View books");
  const books = page.getByRole("dialog", { name: SUMMER.name });
  await expect.element(books).toMatchTextContent("There is no book on it.");
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(books).not.toBeInTheDocument();
  await act(SUMMER.name, "Hide");
  const hidden = answer("PATCH /api/admin/book-lists/{id}", UNDOABLE);
  answer("GET /api/admin/book-lists", lists({ ...SUMMER, hidden: true }));
  await page.getByRole("dialog").getByRole("button", { name: "Hide" }).click();
  await expect.element(rowOf(SUMMER.name)).toMatchTextContent("Hidden");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(hidden.map(({ body }) => body)).toEqual([{ hidden: true }]);
  answer("POST /api/admin/log/{id}/undo", UNDOABLE);
  answer("GET /api/admin/book-lists", lists(SUMMER));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(rowOf(SUMMER.name)).toMatchTextContent("Everyone");
});

test("a rating is removed", async () => {
  answer("GET /api/admin/ratings", ratings(RATING));
  await render(inMain(<RatingsPage />), { at: "/admin/ratings?q=maja" });
  await page.getByRole("button", { name: new RegExp(`^Actions for .*${MAJA.email}$`) }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expectAccessible();
  const removed = answer("DELETE /api/admin/ratings/{book_id}/{user_id}", UNDOABLE);
  answer("GET /api/admin/ratings", ratings());
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  expect(removed.map(({ params }) => params)).toEqual([{ book_id: "1", user_id: MAJA.id }]);
});

test("a message is marked as done, and the open ones are asked for", async () => {
  answer("GET /api/admin/feedback", messages(MESSAGE));
  await render(inMain(<FeedbackPage />), { at: "/admin/feedback" });
  const finish = page.getByRole("button", { name: /^Mark as done/ });
  await expect.element(finish).toBeVisible();
  await expectAccessible();
  const finished = answer("PATCH /api/admin/feedback/{id}", UNDOABLE);
  answer("GET /api/admin/feedback", ({ url }) =>
    url.searchParams.get("state") === "open" ? messages() : messages({ ...MESSAGE, done: true }),
  );
  await finish.click();
  await expect.element(page.getByRole("button", { name: /^Open again/ })).toBeVisible();
  expect(finished.map(({ body }) => body)).toEqual([{ done: true }]);
  await page.getByLabelText("State").selectOptions("Open");
  await expect.element(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
});

test("a mail that was given up is tried again, another deleted, each after a question", async () => {
  const other = { ...MAIL, id: "00000000-0000-4000-8000-000000000008", to: "nils@example.com" };
  answer("GET /api/admin/mails", mails(MAIL, other));
  await render(inMain(<MailsPage />), { at: "/admin/mails" });
  await act(MAIL.to, "Try again");
  const again = page.getByRole("dialog", { name: "Try this mail again?" });
  await expect.element(again).toBeVisible();
  await expectAccessible();
  const retried = answer("POST /api/admin/mails/{id}/retry", { log_id: 9, undoable: false });
  answer("GET /api/admin/mails", mails(other));
  await again.getByRole("button", { name: "Try again" }).click();
  await expect.element(rowOf(MAIL.to)).not.toBeInTheDocument();
  await act(other.to, "Delete");
  const deleted = answer("DELETE /api/admin/mails/{id}", { log_id: 10, undoable: false });
  answer("GET /api/admin/mails", mails());
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByRole("heading", { name: "No mail is stuck" })).toBeVisible();
  expect([retried, deleted].map(([request]) => request?.params.id)).toEqual([MAIL.id, other.id]);
});
