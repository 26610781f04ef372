import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectConsoleError, test } from "./fixtures.ts";
import { passageOf } from "./passage.ts";

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

for (const path of PUBLIC) {
  test(`${path} reads well for a visitor`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
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

test("signing out ends the session on the server and leads to the landing page", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await signIn(user);
  await page.goto("/books");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  const headers = { authorization: `Bearer ${user.token}` };
  await expect
    .poll(async () => (await page.request.get(`${product.auth}/auth/v1/user`, { headers })).status())
    .toBe(403);
});

test("signing in with a wrong password shows the service's message, with the right one the books", async ({
  page,
  user,
}) => {
  expectConsoleError("400");
  await page.goto("/");
  await page.getByRole("button", { name: "Sign in" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Welcome back" });
  await dialog.getByLabel("E-mail").fill(user.email);
  await dialog.getByLabel("Password").fill("wrong password");
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Invalid login credentials");
  await dialog.getByLabel("Password").fill(user.password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/books");
});

test("feedback is sent with its context, hidden behind dialogs, and closes by itself", async ({
  page,
  product,
}) => {
  await page.goto("/about");
  const button = page.getByRole("button", { name: "Feedback", exact: true });
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Send Feedback" });
  await expect(button).toBeHidden();
  const send = dialog.getByRole("button", { name: "Send Feedback" });
  await expect(send).toBeDisabled();
  await dialog.getByLabel("Subject").fill("A thought");
  await dialog.getByLabel("Message").fill("The about page reads well.");
  await expectAccessible(page);
  const sent = page.waitForRequest(
    (request) => request.url().endsWith("/api/contact") && request.method() === "POST",
  );
  await send.click();
  const body = (await sent).postDataJSON() as { name: string; message: string };
  expect(body.name).toBe("Anonymous User");
  expect(body.message).toContain('"/about"');
  await expect(dialog).toBeHidden();
  await expect(button).toBeVisible();

  const admin = await page.request.post(`${product.auth}/auth/v1/token?grant_type=password`, {
    data: product.admin,
  });
  const { access_token } = (await admin.json()) as { access_token: string };
  const inbox = await page.request.get(`${product.api}/api/admin/feedback`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(JSON.stringify(await inbox.json())).toContain("The about page reads well.");
});

async function touchFirstWord(page: Page): Promise<void> {
  await passageOf(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
}

for (const [area, path, open] of [
  ["reader", "/reader", touchFirstWord],
  ["books", "/books", (page: Page) => page.getByRole("button", { name: "Make a list" }).click()],
  [
    "account",
    "/my-words",
    async (page: Page) => {
      await page
        .getByRole("button", { name: /account menu/i })
        .last()
        .click();
      await page.getByRole("menuitem", { name: "Preferences" }).click();
    },
  ],
] as const) {
  test(`the feedback button hides while a modal of the ${area} area is open`, async ({
    page,
    user,
    signIn,
  }) => {
    await signIn(user);
    await page.goto(path);
    const button = page.getByRole("button", { name: "Feedback", exact: true });
    await expect(button).toBeVisible();
    await open(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(button).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button).toBeVisible();
  });
}

test("feedback that fails says why, keeps the form, and can be sent again", async ({ page }) => {
  expectConsoleError("500");
  expectConsoleError("ERR_FAILED");
  await page.goto("/faq");
  await page.getByRole("button", { name: "Feedback", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Send Feedback" });
  await dialog.getByLabel("Subject").fill("A thought");
  await dialog.getByLabel("Message").fill("It broke.");
  const send = dialog.getByRole("button", { name: "Send Feedback" });
  await page.route("**/api/contact", (route) => route.fulfill({ status: 500, body: "{}" }));
  await send.click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to send feedback. Please try again.");
  await page.unroute("**/api/contact");
  await page.route("**/api/contact", (route) => route.abort());
  await send.click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Network error. Please check your connection and try again.",
  );
  await page.unroute("**/api/contact");
  await expect(dialog.getByLabel("Message")).toHaveValue("It broke.");
  await send.click();
  await expect(page.getByRole("dialog", { name: "Thank you!" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("Back does not leave unsaved input without asking", async ({ page }) => {
  await page.goto("/faq");
  await page.getByRole("link", { name: "Contact" }).first().click();
  await page.getByLabel("Message").fill("Half a thought");
  await page.goBack();
  const dialog = page.getByRole("dialog", { name: "Leave without sending?" });
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByLabel("Message")).toHaveValue("Half a thought");
  await page.goBack();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/faq");
  await page.goForward();
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("a note says when there is no network", async ({ page, context }) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toHaveCount(0);
});

test("a session that ends elsewhere says so, and signing in leads back to the same place", async ({
  page,
  user,
  signIn,
}) => {
  await signIn(user);
  // Only once it has asked who this is does the page listen to what other tabs say.
  const asked = page.waitForResponse(/\/auth\/v1\/user$/);
  await page.goto("/my-words?language=svenska");
  await asked;
  await page.evaluate(() => {
    const channel = new BroadcastChannel("sb-localhost-auth-token");
    channel.postMessage({ event: "SIGNED_OUT", session: null });
    channel.close();
  });
  await expect(page.getByText(/^Your session has ended/)).toBeVisible();
  await page.getByRole("button", { name: "Sign in again" }).click();
  const dialog = page.getByRole("dialog", { name: "Welcome back" });
  await dialog.getByLabel("E-mail").fill(user.email);
  await dialog.getByLabel("Password").fill(user.password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/my-words?language=svenska");
});

test("the skip link leads to the text, and a change of page to its heading", async ({ page }) => {
  await page.goto("/faq");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
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
