import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectAlive, expectConsoleError, test } from "./fixtures.ts";

const PROTECTED = [
  "/newsfeed",
  "/article/1",
  "/reader",
  "/my-words",
  "/my-lookups",
  "/my-articles",
  "/profile-stats",
  "/books",
  "/liked-book-bites",
  "/admin",
  "/admin/book-lists",
  "/admin/ratings",
  "/admin/users",
  "/admin/feedback",
  "/admin/releases",
];
const PUBLIC = [
  "/",
  "/about",
  "/privacy",
  "/terms",
  "/cookies",
  "/contact",
  "/faq",
  "/books/the-metamorphosis",
];

test("a visitor is sent from every protected page to the landing page", async ({ page }) => {
  for (const path of PROTECTED) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/");
  }
});

test("any other address leads to the landing page, and a signed-in user from there to the books", async ({
  page,
  user,
  signIn,
}) => {
  await page.goto("/no/such/page");
  await expect(page).toHaveURL("/");
  await signIn(user);
  await page.goto("/");
  await expect(page).toHaveURL("/books");
  await page.goto("/no/such/page");
  await expect(page).toHaveURL("/books");
});

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/** Checks the page that is shown at both widths with axe. */
async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP);
  await expectAccessible(page);
}

test("every public page reads well for a visitor", async ({ page }) => {
  for (const path of PUBLIC) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectAlive(page);
      await expect(page.getByRole("main")).not.toBeEmpty();
      await expect(page).toHaveTitle(/ · Lagom$/);
      await expectAccessibleAtBothWidths(page);
    });
  }
});

test("every protected page shows what it can to a new user", async ({ page, user, signIn }) => {
  await signIn(user);
  for (const path of PROTECTED.filter((one) => !/^\/(article|admin)/.test(one))) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/ · Lagom$/);
      await expect(page.getByText("This part of Lagom could not be loaded.")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
      await expectAccessibleAtBothWidths(page);
    });
  }
});

const ADMIN_PAGES = PROTECTED.filter((path) => path.startsWith("/admin")).map((path) => ({
  path,
  refusal: `This page needs ${path === "/admin/releases" ? "an operator" : "an administrator"}`,
}));

test("every page of the administration says to a user whom it needs", async ({ page, user, signIn }) => {
  expectConsoleError("403");
  await signIn(user);
  for (const { path, refusal } of ADMIN_PAGES) {
    await page.goto(path);
    await expect(page.getByText(refusal), path).toBeVisible();
  }
});

test("every page of the administration shows the first administrator real figures", async ({
  page,
  product,
  signIn,
}) => {
  const response = await page.request.post(`${product.auth}/auth/v1/token?grant_type=password`, {
    data: product.admin,
  });
  await signIn({ session: await response.json() });
  for (const { path, refusal } of ADMIN_PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(page.getByText(refusal)).toHaveCount(0);
      await expectAccessibleAtBothWidths(page);
    });
  }
});

test("Back does not leave unsaved input without asking", async ({ page }) => {
  await page.goto("/faq");
  await expectAlive(page);
  await page.getByRole("link", { name: "Contact" }).first().click();
  await page.getByLabel("Message").fill("Half a thought");
  await page.goBack();
  const dialog = page.getByRole("dialog", { name: "Leave without sending?" });
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByLabel("Message")).toHaveValue("Half a thought");
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/faq");
  await page.goForward();
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("a note says when there is no network", async ({ page, context }) => {
  await page.goto("/about");
  await expectAlive(page);
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toHaveCount(0);
});

test("the skip link leads to the text, and a change of page to its heading", async ({ page }) => {
  await page.goto("/faq");
  await expectAlive(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the text" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("link", { name: "About" }).first().press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeFocused();
  await expect(page).toHaveTitle("About · Lagom");
});

test("a link does not leave unsaved input without asking", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Message").fill("Half a thought");
  await page.getByRole("link", { name: "FAQ" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Leave without sending?" });
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await expect(page.getByLabel("Message")).toHaveValue("Half a thought");
  await page.getByRole("link", { name: "FAQ" }).first().click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/faq");
});
