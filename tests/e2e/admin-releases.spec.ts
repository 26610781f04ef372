import type { Page } from "@playwright/test";
import { publishSecond } from "../product/second-release.ts";
import { expect, expectAccessible, expectConsoleError, test } from "./fixtures.ts";

/** The area whose releases are changed; other tests see the same pages from each of them. */
const DEPLOYABLE = "account";

let session: { access_token: string };
test.beforeEach(async ({ page, product }) => {
  const reply = await page.request.post(`${product.auth}/auth/v1/token?grant_type=password`, {
    data: product.admin,
  });
  session = await reply.json();
});

const row = (page: Page) => page.getByRole("row", { name: new RegExp(`Manage ${DEPLOYABLE}`) });
const log = (page: Page) => page.getByRole("region", { name: "Log" });
const dialog = (page: Page) => page.getByRole("dialog", { name: `Releases of ${DEPLOYABLE}` });

/** Opens the menu of the deployable and chooses an action. */
async function ask(page: Page, action: string): Promise<void> {
  await page.getByRole("button", { name: `Manage ${DEPLOYABLE}` }).click();
  await dialog(page).getByRole("button", { name: action }).click();
}

/** Opens the menu of one of the deployable's releases and chooses an action. */
async function use(page: Page, release: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Manage ${DEPLOYABLE}` }).click();
  await dialog(page)
    .getByRole("button", { name: `Use ${release}` })
    .click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

test("an operator starts a canary, makes it live, rolls back and freezes, confirming each step, and the log lists it all", async ({
  page,
  product,
  signIn,
}) => {
  test.setTimeout(300_000); // builds a release, and the gate loads it in a browser three times
  const service = { url: product.web, token: session.access_token };
  const second = await publishSecond(service, DEPLOYABLE);
  await signIn({ session });
  await page.goto("/admin");
  await page
    .getByRole("navigation", { name: "Administration" })
    .getByRole("link", { name: "Releases" })
    .click();
  await expect(page.getByRole("heading", { name: "Releases", level: 1 })).toBeVisible();
  for (const deployable of ["shell", "reader", "books", "account", "admin"])
    await expect(page.getByRole("button", { name: `Manage ${deployable}` })).toBeVisible();
  const first = (await row(page).getByRole("code").first().textContent()) ?? "";
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  await expectAccessible(page);

  await use(page, second, "Try it in 10 % of browsers");
  await expect(dialog(page)).toContainText(`10 % of browsers get ${second} of ${DEPLOYABLE}.`);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page).getByRole("button", { name: "Freeze…" })).toBeVisible();
  await expect(row(page)).not.toContainText(second);
  await page.keyboard.press("Escape");

  await use(page, second, "Try it in 10 % of browsers");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Try it in 10 % of browsers" }).click();
  // Browsers of other tests may be among the tenth, and report that it was shown.
  await expect(row(page)).toContainText(new RegExp(`${second}10 %, (no reports|0 of 1 failed)`), {
    timeout: 120_000,
  });
  await expect(log(page).getByRole("listitem").first()).toContainText(
    `${DEPLOYABLE} canary at 10 % ${second}`,
  );

  await use(page, second, "Make it live");
  await dialog(page).getByLabel("Why (for the log)").fill("It did well");
  await dialog(page).getByRole("button", { name: "Make it live" }).click();
  await expect(row(page).getByRole("code")).toHaveText([second, first], { timeout: 120_000 });
  await expect(log(page).getByRole("listitem").first()).toContainText("It did well");

  const told = page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/release-reports") &&
      (response.request().postData() ?? "").includes(second),
  );
  await page.goto("/my-words");
  await told;
  await page.goto("/admin/releases");
  await expect(row(page)).toContainText("0 of 1 failed");

  await ask(page, "Roll back…");
  await expect(dialog(page)).toContainText(`${DEPLOYABLE} goes back from ${second} to ${first}.`);
  await dialog(page).getByRole("button", { name: "Roll back" }).click();
  await expect(row(page).getByRole("code").first()).toHaveText(first);
  await expect(log(page).getByRole("listitem").first()).toContainText(
    `${DEPLOYABLE} rolled back to ${first}`,
  );

  await ask(page, "Freeze…");
  await expect(dialog(page).getByRole("button", { name: "Freeze" })).toBeDisabled();
  await dialog(page).getByLabel("Why (needed)").fill("Book fair");
  await dialog(page).getByRole("button", { name: "Freeze" }).click();
  await expect(row(page)).toContainText("Frozen");
  expectConsoleError("423");
  await use(page, second, "Roll back to it");
  await dialog(page).getByRole("button", { name: "Roll back to it" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("Book fair");
  await expect(dialog(page).getByRole("button", { name: "Do it all the same" })).toBeDisabled();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await dialog(page).getByRole("button", { name: "End the freeze…" }).click();
  await dialog(page).getByRole("button", { name: "End the freeze" }).click();
  await expect(row(page)).not.toContainText("Frozen");
  await expectAccessible(page);
});

test("neither a reader nor an administrator who is not an operator can see or change releases", async ({
  page,
  product,
  user,
  signIn,
}) => {
  expectConsoleError("403");
  const headers = { authorization: `Bearer ${user.token}` };
  const change = { action: "worker-off" };
  const changed = () => page.request.post(`${product.web}/api/releases/changes`, { headers, data: change });
  await signIn(user);
  await page.goto("/admin/releases");
  await expect(page.getByRole("heading", { name: "This page needs an operator" })).toBeVisible();
  await expectAccessible(page);
  expect((await changed()).status()).toBe(403);

  const { id } = await (await page.request.get(`${product.api}/api/user/me`, { headers })).json();
  const given = await page.request.patch(`${product.api}/api/admin/users/${id}`, {
    headers: { authorization: `Bearer ${session.access_token}` },
    data: { role: "admin" },
  });
  expect(given.status()).toBe(200);
  await page.goto("/admin");
  const sections = page.getByRole("navigation", { name: "Administration" });
  await expect(sections.getByRole("link", { name: "Users" })).toBeVisible();
  await expect(sections.getByRole("link", { name: "Releases" })).toHaveCount(0);
  await page.goto("/admin/releases");
  await expect(page.getByRole("heading", { name: "This page needs an operator" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Manage/ })).toHaveCount(0);
  expect((await changed()).status()).toBe(403);
});
