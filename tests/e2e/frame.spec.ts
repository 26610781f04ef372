import { expect, expectAccessibleAtBothWidths, expectAlive, expectConsoleError, test } from "./fixtures.ts";

const PROTECTED = [
  "/newsfeed",
  "/article/1",
  "/reader",
  "/my-words",
  "/my-lookups",
  "/my-articles",
  "/profile-stats",
  "/account",
  "/books",
  "/liked-book-bites",
  "/admin",
  "/admin/book-lists",
  "/admin/ratings",
  "/admin/users",
  "/admin/feedback",
  "/admin/mails",
  "/admin/feeds",
  "/admin/dictionaries",
  "/admin/releases",
];
/** One of each area is opened by its link here, and of the account in session.spec.ts; the others in the same document. */
const OPENED = ["/newsfeed", "/books", "/admin", "/no/such/page"];
/** Public pages, and whether axe checks them here; the others are tested as components. */
const PUBLIC: [path: string, withAxe: boolean][] = [
  ["/", true],
  ["/books/the-metamorphosis", true],
  ["/privacy", false],
  ["/terms", false],
  ["/cookies", false],
  ["/contact", false],
];
/** Pages of a new user, and whether axe checks them here; the reader in tutorial.spec.ts, the others as components. */
const OWN: [path: string, withAxe: boolean][] = [
  ["/newsfeed", true],
  ["/reader", false],
  ["/books", true],
  ["/my-words", false],
  ["/my-lookups", false],
  ["/my-articles", false],
  ["/profile-stats", false],
  ["/liked-book-bites", false],
];

test("a visitor is redirected from every protected page, and from any other URL, to the landing page", async ({
  page,
}) => {
  for (const path of OPENED) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/");
  }
  for (const path of PROTECTED) {
    expect((await page.request.get(path)).status(), path).toBe(200);
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await expect(page, path).toHaveURL("/");
  }
});

test("public pages replace what their document drew with the live page", async ({ page }) => {
  for (const [path, withAxe] of PUBLIC) {
    await page.goto(path);
    await expectAlive(page);
    await expect(page.getByRole("main")).not.toBeEmpty();
    await expect(page).toHaveTitle(/ · Lagom$/);
    if (withAxe) await expectAccessibleAtBothWidths(page);
  }
});

test("every page works for a new user, and any other URL leads to the books", async ({
  page,
  user,
  signIn,
}) => {
  await signIn(user);
  for (const path of ["/", "/no/such/page"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/books");
  }
  for (const [path, withAxe] of OWN) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/ · Lagom$/);
    await expect(page.getByText("This part of Lagom could not be loaded.")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
    if (withAxe) await expectAccessibleAtBothWidths(page);
  }
});

test("the admin pages require an administrator, and show them real figures", async ({
  page,
  user,
  signIn,
  product,
}) => {
  expectConsoleError("403");
  await signIn(user);
  await page.goto("/admin");
  await expect(page.getByText("This page needs an administrator")).toBeVisible();
  const response = await page.request.post(`${product.auth}/auth/v1/token?grant_type=password`, {
    data: product.admin,
  });
  const session: unknown = await response.json();
  await page.evaluate(
    ([text]) => localStorage.setItem("sb-localhost-auth-token", text ?? ""),
    [JSON.stringify(session)],
  );
  for (const path of PROTECTED.filter((path) => path.startsWith("/admin"))) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByText("This page needs")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
  }
});

test("Back, and a link, ask before leaving unsaved input", async ({ page }) => {
  await page.goto("/faq");
  await expectAlive(page);
  const message = page.getByLabel("Message");
  await page.getByRole("link", { name: "Contact" }).first().click();
  await message.fill("Half a thought");
  await page.goBack();
  const dialog = page.getByRole("dialog", { name: "Leave without sending?" });
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(message).toHaveValue("Half a thought");
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/faq");
  await page.goForward();
  await expect(message).toHaveValue("");

  await message.fill("Half a thought");
  await page.getByRole("link", { name: "FAQ" }).first().click();
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await expect(message).toHaveValue("Half a thought");
  await page.getByRole("link", { name: "FAQ" }).first().click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/faq");
});
