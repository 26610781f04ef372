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

test("a visitor is sent from every protected page to the landing page", { tag: "@one-width" }, async ({
  page,
}) => {
  for (const path of PROTECTED) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/");
  }
});

test("any other address leads to the landing page, and a signed-in user from there to the books", {
  tag: "@one-width",
}, async ({ page, user, signIn }) => {
  await page.goto("/no/such/page");
  await expect(page).toHaveURL("/");
  await signIn(user);
  await page.goto("/");
  await expect(page).toHaveURL("/books");
  await page.goto("/no/such/page");
  await expect(page).toHaveURL("/books");
});

for (const path of PUBLIC) {
  test(`${path} reads well for a visitor`, async ({ page }) => {
    await page.goto(path);
    await expectAlive(page);
    await expect(page.getByRole("main")).not.toBeEmpty();
    await expect(page).toHaveTitle(/ · Lagom$/);
    await expectAccessible(page);
  });
}

for (const path of PROTECTED.filter((path) => !path.startsWith("/article") && !path.startsWith("/admin"))) {
  test(`${path} shows what it can to a new user`, async ({ page, user, signIn }) => {
    await signIn(user);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/ · Lagom$/);
    await expect(page.getByText("This part of Lagom could not be loaded.")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
    await expectAccessible(page);
  });
}

for (const path of PROTECTED.filter((path) => path.startsWith("/admin"))) {
  const needed = path === "/admin/releases" ? "an operator" : "an administrator";
  test(`${path} says to a user that it needs ${needed}, and shows the first administrator real figures`, async ({
    page,
    user,
    signIn,
    product,
  }) => {
    expectConsoleError("403");
    await signIn(user);
    await page.goto(path);
    await expect(page.getByText(`This page needs ${needed}`)).toBeVisible();
    const response = await page.request.post(`${product.auth}/auth/v1/token?grant_type=password`, {
      data: product.admin,
    });
    const session: unknown = await response.json();
    await page.evaluate(
      ([text]) => localStorage.setItem("sb-localhost-auth-token", text ?? ""),
      [JSON.stringify(session)],
    );
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByText(`This page needs ${needed}`)).toHaveCount(0);
    await expectAccessible(page);
  });
}

test("Back does not leave unsaved input without asking", { tag: "@one-width" }, async ({ page }) => {
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

test("a note says when there is no network", { tag: "@one-width" }, async ({ page, context }) => {
  await page.goto("/about");
  await expectAlive(page);
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toHaveCount(0);
});

test("the skip link leads to the text, and a change of page to its heading", { tag: "@one-width" }, async ({
  page,
}) => {
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

test("a link does not leave unsaved input without asking", { tag: "@one-width" }, async ({ page }) => {
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
