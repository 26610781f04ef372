import type { Page } from "@playwright/test";
import { expect, test, type User } from "./fixtures.ts";

test.beforeEach(async ({ page, product, signIn }) => {
  const reply = await page.request.post(`${product.auth}/auth/v1/token?grant_type=password`, {
    data: product.admin,
  });
  await signIn({ session: await reply.json() });
});

const rowOf = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(name) });

/** Makes the user known to the product, as their first call does. */
async function visit(page: Page, api: string, user: User): Promise<void> {
  const headers = { authorization: `Bearer ${user.token}` };
  expect((await page.request.get(`${api}/api/user/me`, { headers })).status()).toBe(200);
}

async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("a user is found, banned after a confirmation, unbanned by undo, and deleted; the log lists it all", async ({
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

  await page.goto(`/admin/users?q=${encodeURIComponent(user.email)}`);
  await act(page, user.email, "Delete with all data");
  const deletion = page.getByRole("dialog", { name: "Delete this user?" });
  await deletion.getByRole("textbox").fill(user.email);
  await deletion.getByRole("button", { name: "Delete for ever" }).click();
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  const again = await page.request.post(`${product.auth}/auth/v1/token?grant_type=password`, {
    data: { email: user.email, password: user.password },
  });
  expect(again.status()).toBe(400);
});
