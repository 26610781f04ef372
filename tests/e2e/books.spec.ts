import { expect, expectAccessible, expectConsoleError, test } from "./fixtures.ts";
import { choose, passageOf } from "./passage.ts";

const FAILED = { status: 500, headers: { "access-control-allow-origin": "*" }, body: "{}" };

test("a visitor reads a summary at a level, keeps it when another cannot be loaded, and comes back to the book when they sign in to like it", async ({
  page,
  user,
  product,
  request,
}) => {
  expectConsoleError("Failed to load resource");
  await choose(page, product, user, "svenska", "A2", "Polski");
  const served = await (await request.get("/books/the-metamorphosis")).text();
  expect(served).toContain("<title>The Metamorphosis by Franz Kafka · Lagom</title>");
  expect(served).toContain('<meta property="og:title" content="The Metamorphosis">');
  const clicks: string[] = [];
  page.on("request", (sent) => {
    if (sent.method() === "POST" && sent.url().endsWith("/click")) clicks.push(sent.url());
  });
  await page.goto("/books/the-metamorphosis");
  await expect(passageOf(page)).toHaveAttribute("lang", "sv");
  await expect(page.getByText("unknown").first()).toBeVisible();

  const summary = "**/api/books/*/summary?**";
  const alert = page
    .getByRole("main")
    .getByRole("alert")
    .filter({ hasText: "Unable to load article content right now..." });
  const atA2 = (await passageOf(page).textContent()) ?? "";
  await page.route(summary, (route) => route.fulfill(FAILED));
  for (const [level, failures] of [
    ["B1", 1],
    ["A2", 0],
    ["C1", 1],
  ] as const) {
    await page.getByRole("radio", { name: level }).check({ force: true });
    await expect(alert).toHaveCount(failures);
    await expect(passageOf(page)).toHaveText(atA2);
  }
  await page.unroute(summary);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(passageOf(page)).not.toHaveText(atA2);
  await expect(alert).toHaveCount(0);
  await page.getByRole("radio", { name: "B1" }).check({ force: true });
  await expect(passageOf(page)).toBeVisible();

  await page.getByRole("combobox", { name: "Language of the text" }).selectOption("العربية");
  await expect(passageOf(page)).toHaveAttribute("dir", "rtl");
  await page.getByRole("radio", { name: "Translation" }).check({ force: true });
  await expect(passageOf(page)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(passageOf(page)).toBeVisible();
  expect(clicks).toHaveLength(1);

  await page.getByRole("button", { name: "Like" }).click();
  const dialog = page.getByRole("dialog", { name: "Welcome back" });
  await dialog.getByLabel("E-mail").fill(user.email);
  await dialog.getByLabel("Password").fill(user.password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("button", { name: "Liked" })).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL("/books/the-metamorphosis");
  // The glosses of the visitor's text are now in the reader's own language.
  await passageOf(page).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const meaning = page.getByRole("dialog", { name: /./ }).locator("p[lang][dir]:not(blockquote *)").first();
  await expect(meaning).toHaveAttribute("lang", "pl");
  await page.goto("/liked-book-bites");
  await expect(page.getByRole("link", { name: "The Metamorphosis" })).toBeVisible();
});
