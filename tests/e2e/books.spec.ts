import {
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectConsoleError,
  test,
} from "./fixtures.ts";
import { choose, passageOf } from "./passage.ts";

const SEARCH = /\/api\/books\/search\?/;

test("ten letters cause at most three requests, and results never revert to an older search", async ({
  page,
  user,
  signIn,
}) => {
  await signIn(user);
  await page.clock.install();
  await page.goto("/books");
  const results = page.getByRole("region", { name: "All books" });
  await expect(results.getByRole("listitem").first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET" && SEARCH.test(request.url())) asked.push(request.url());
  });
  // The reply to a shorter search comes last.
  await page.route(/\/api\/books\/search\?q=dra&/, async (route) => {
    const response = await route.fetch().catch(() => undefined);
    await page.getByRole("region", { name: "Found" }).getByRole("link", { name: "Dracula" }).waitFor();
    if (response) await route.fulfill({ response }).catch(() => {});
  });
  const field = page.getByRole("searchbox", { name: "Search books" });
  for (const letter of "frankenste") {
    await field.press(letter);
    await page.clock.runFor(40);
  }
  await page.clock.resume();
  const found = page.getByRole("region", { name: "Found" });
  await expect(found.getByRole("heading", { level: 3 })).toHaveText([
    "Frankenstein; or, The Modern Prometheus",
  ]);
  expect(asked).toHaveLength(1);

  await field.fill("dra");
  await expect(page).toHaveURL(/q=dra$/);
  await field.fill("dracula");
  await expect(found.getByRole("heading", { level: 3 })).toHaveText(["Dracula"]);
  await expect(page).toHaveURL(/q=dracula$/);
  await expect(found.getByRole("heading", { level: 3 })).toHaveText(["Dracula"]);

  await field.fill("bronté");
  await expect(found.getByRole("heading", { level: 3 })).toHaveText(["Jane Eyre", "Wuthering Heights"]);
  await field.fill("dracual");
  await expect(found.getByRole("heading", { level: 3 })).toHaveText(["Dracula"]);
  await expectAccessible(page);
  await field.fill("metamorhposis");
  await found.getByRole("link", { name: "The Metamorphosis" }).click();
  await expect(passageOf(page)).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue("metamorhposis");
});

test("a visitor reads a summary at a level, and comes back to the book when they sign in to like it", async ({
  page,
  user,
  product,
  request,
}) => {
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

test("a book can be added from its page to an existing list and to a new one", {
  tag: "@both-widths",
}, async ({ page, user, signIn }) => {
  await signIn(user);
  await page.goto("/books/the-metamorphosis");
  await page.getByRole("button", { name: "List", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Put on a list" });
  await dialog.getByLabel("Name of a new list").fill("Att läsa");
  await dialog.getByLabel("Name of a new list").press("Enter");
  const box = dialog.getByRole("checkbox", { name: "Att läsa" });
  await expect(box).toBeChecked();
  await expect(box).toBeEnabled();
  await box.uncheck();
  await expect(box).not.toBeChecked();
  await box.check();
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("radio", { name: "4 stars" }).click();
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await page.goto("/books");
  const lists = page.getByRole("region", { name: "My lists" });
  await expect(lists.getByRole("link", { name: "The Metamorphosis" })).toBeVisible();
  await page.goto("/books/the-metamorphosis");
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
});

test("a book without a text in a language says so, and that none can be written", async ({
  page,
  user,
  signIn,
}) => {
  expectConsoleError("404 (Not Found)");
  await signIn(user);
  await page.goto("/books/dracula");
  await expect(page.getByRole("heading", { name: "Not in svenska yet" })).toBeVisible();
  await page.getByRole("button", { name: "Write it at A2" }).click();
  await expect(page.getByText("no language model is connected")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/books/nothing-of-that-name");
  await expect(page.getByText("This book is not here")).toBeVisible();
});
