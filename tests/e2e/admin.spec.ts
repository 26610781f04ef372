import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, type User } from "./fixtures.ts";

test.beforeEach(async ({ page, product, signIn }) => {
  const reply = await page.request.post(`${product.auth}/auth/v1/token?grant_type=password`, {
    data: product.admin,
  });
  await signIn({ session: await reply.json() });
});

const rowOf = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(name) });

/** Has the product know a user, as their first call does. */
async function visit(page: Page, api: string, user: User): Promise<void> {
  const headers = { authorization: `Bearer ${user.token}` };
  expect((await page.request.get(`${api}/api/user/me`, { headers })).status()).toBe(200);
}

async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("a user is found, banned after a question, and let in again by undo; the log tells all of it", async ({
  page,
  product,
  user,
}) => {
  await visit(page, product.api, user);
  await page.goto("/admin/users");
  await page.getByRole("searchbox", { name: "E-mail" }).fill(user.email);
  await expect(page.getByRole("row")).toHaveCount(2);
  await act(page, user.email, "Ban");
  const question = page.getByRole("dialog", { name: "Ban this user?" });
  await expect(page.getByRole("button", { name: "Feedback", exact: true })).toBeHidden();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Ban" }).click();
  await expect(rowOf(page, user.email)).toContainText("Banned");
  const me = () =>
    page.request.get(`${product.api}/api/user/me`, { headers: { authorization: `Bearer ${user.token}` } });
  expect((await me()).status()).toBe(403);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, user.email)).toContainText("Active");
  expect((await me()).status()).toBe(200);

  await page.goto("/admin");
  const log = page.getByRole("region", { name: "What administrators changed" });
  await expect(log.getByText(`${user.email} banned`)).toBeVisible();
  await expect(log.getByText(`Ban of ${user.email} lifted`)).toBeVisible();
  await expectAccessible(page);
});

test("a user is deleted with everything only after the address was written", async ({
  page,
  product,
  user,
}) => {
  await visit(page, product.api, user);
  await page.goto(`/admin/users?q=${encodeURIComponent(user.email)}`);
  await act(page, user.email, "Delete with all data");
  const question = page.getByRole("dialog", { name: "Delete this user?" });
  const confirm = question.getByRole("button", { name: "Delete for ever" });
  await expect(confirm).toBeDisabled();
  await question.getByRole("textbox").fill(user.email);
  await confirm.click();
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  const again = await page.request.post(`${product.auth}/auth/v1/token?grant_type=password`, {
    data: { email: user.email, password: user.password },
  });
  expect(again.status()).toBe(400);
});

test("a public list is looked into, hidden from visitors, and shown again", async ({
  page,
  product,
  user,
}) => {
  const headers = { authorization: `Bearer ${user.token}` };
  const made = await page.request.post(`${product.api}/api/book-lists`, {
    headers,
    data: { name: `List ${user.email}`, is_public: true, user_email: user.email },
  });
  const { id, name } = (await made.json()) as { id: number; name: string };
  const seen = async () => (await page.request.get(`${product.api}/api/book-lists/${id}`)).status();
  expect(await seen()).toBe(200);
  await page.goto(`/admin/book-lists?q=${encodeURIComponent(user.email)}`);
  await act(page, name, "View books");
  await expect(page.getByRole("dialog", { name })).toContainText("There is no book on it.");
  await page.keyboard.press("Escape");
  await act(page, name, "Hide");
  await page.getByRole("dialog").getByRole("button", { name: "Hide" }).click();
  await expect(rowOf(page, name)).toContainText("Hidden");
  expect(await seen()).toBe(404);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, name)).toContainText("Everyone");
  expect(await seen()).toBe(200);
});

test("a rating is removed, and a message is marked as done", async ({ page, product, user }) => {
  const headers = { authorization: `Bearer ${user.token}` };
  await page.request.put(`${product.api}/api/books/1/rating`, { headers, data: { stars: 1 } });
  await page.goto(`/admin/ratings?q=${encodeURIComponent(user.email)}`);
  await page.getByRole("button", { name: new RegExp(`^Actions for .*${user.email}$`) }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();

  await page.request.post(`${product.web}/api/contact`, {
    headers,
    data: { email: user.email, subject: `Hej ${user.email}`, message: "Fint!" },
  });
  await page.goto(`/admin/feedback?q=${encodeURIComponent(user.email)}`);
  await page.getByRole("button", { name: /^Mark as done/ }).click();
  await expect(page.getByRole("button", { name: /^Open again/ })).toBeVisible();
  await page.getByLabel("State").selectOption("Open");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
});
