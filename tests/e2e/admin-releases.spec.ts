import type { Page } from "@playwright/test";
import { publishSecond } from "../product/second-release.ts";
import { expect, expectConsoleError, test } from "./fixtures.ts";

/** The area whose releases are changed; other tests see the same pages from each of them. */
const DEPLOYABLE = "account";

let session: { access_token: string };
test.beforeEach(async ({ page, product }) => {
  const reply = await page.request.post(`${product.auth}/auth/v1/token?grant_type=password`, {
    data: product.admin,
  });
  session = await reply.json();
});

const card = (page: Page) => page.getByRole("article", { name: DEPLOYABLE, exact: true });
const view = (page: Page) => page.getByRole("region", { name: `Releases of ${DEPLOYABLE}`, exact: true });
const live = (page: Page, release: string) => view(page).getByRole("region", { name: `Live: ${release}` });
const canary = (page: Page, release: string) =>
  view(page).getByRole("region", { name: `Canary, 10 % of browsers: ${release}` });
const dialog = (page: Page) => page.getByRole("dialog");

/** Asks for what can be done with the deployable. */
const ask = (page: Page, action: string) => view(page).getByRole("button", { name: action }).click();

/** Opens the menu of one of the deployable's releases and chooses an action. */
async function use(page: Page, release: string, action: string): Promise<void> {
  await view(page)
    .getByRole("button", { name: `Actions for ${release}` })
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
    await expect(page.getByRole("link", { name: `Manage ${deployable}` })).toBeVisible();
  const first = (await card(page).getByRole("code").first().textContent()) ?? "";
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  await page.getByRole("link", { name: `Manage ${DEPLOYABLE}` }).click();

  await use(page, second, "Try it in a share of browsers…");
  await expect(dialog(page)).toContainText(`${second} is shown to a share of browsers.`);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(canary(page, second)).toHaveCount(0);

  await use(page, second, "Try it in a share of browsers…");
  await dialog(page).getByRole("button", { name: "Start the canary" }).click();
  // Browsers of other tests may be among the tenth, and report that it was shown.
  await expect(canary(page, second)).toContainText(/Failures(No reports yet|None on 1 network)/, {
    timeout: 120_000,
  });
  // What the gate noted, such as another size, stays on screen until it is closed.
  await page.keyboard.press("Escape");

  await use(page, second, "Make it live…");
  await dialog(page).getByLabel("Why (for the log)").fill("It did well");
  await dialog(page).getByRole("button", { name: "Make it live" }).click();
  await expect(live(page, second)).toContainText("It did well", { timeout: 120_000 });
  await expect(view(page)).toContainText(`Falls back to ${first}`);

  const told = page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/release-reports") &&
      (response.request().postData() ?? "").includes(second),
  );
  await page.goto("/my-words");
  await told;
  await page.goto(`/admin/releases?of=${DEPLOYABLE}`);
  await expect(live(page, second)).toContainText("None on 1 network");

  await ask(page, "Roll back…");
  await expect(dialog(page)).toContainText(`${DEPLOYABLE} goes back from ${second} to ${first}.`);
  await dialog(page).getByRole("button", { name: "Roll back" }).click();
  await expect(live(page, first)).toBeVisible();

  await ask(page, "Freeze…");
  await expect(dialog(page).getByRole("button", { name: "Freeze" })).toBeDisabled();
  await dialog(page).getByLabel("Why (needed)").fill("Book fair");
  await dialog(page).getByRole("button", { name: "Freeze" }).click();
  await expect(view(page)).toContainText(`Frozen by ${product.admin.email}`);
  expectConsoleError("423");
  await use(page, second, "Roll back to it…");
  await dialog(page).getByRole("button", { name: "Roll back" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("Book fair");
  await expect(dialog(page).getByRole("button", { name: "Do it all the same" })).toBeDisabled();
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await ask(page, "End the freeze…");
  await dialog(page).getByRole("button", { name: "End the freeze" }).click();
  await expect(view(page)).not.toContainText("Frozen");

  await page.getByRole("link", { name: "Log", exact: true }).click();
  const log = page.getByRole("region", { name: "Log" }).getByRole("listitem");
  for (const line of [
    `Freeze of ${DEPLOYABLE} ended`,
    `${DEPLOYABLE} rolled back to ${first}`,
    "It did well",
    `${second} of ${DEPLOYABLE} tried in 10 % of browsers`,
  ])
    await expect(log.filter({ hasText: line }).first()).toBeVisible();
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
  await expect(page.getByRole("link", { name: /^Manage/ })).toHaveCount(0);
  expect((await changed()).status()).toBe(403);
});
