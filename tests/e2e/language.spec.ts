import type { Page } from "@playwright/test";
import { test as base } from "./account.ts";
import { expect, expectAccessible, expectAlive, expectConsoleError } from "./fixtures.ts";
import { message } from "./messages.ts";

/** Tests of the language itself: nothing is chosen before. */
const test = base.extend({ interfaceLanguage: null });
const rootOf = (html = "") => /<html [^>]*>/.exec(html)?.[0];
const headline = async (language: "de" | "ar") =>
  (await message(`shell/src/messages/${language}/later/landing.ts`))("heading").replaceAll("\n", " ");
const german = await message("shell/src/messages/de/shell.ts");
const arabic = await message("shell/src/messages/ar/shell.ts");
const germanLanding = await message("shell/src/messages/de/later/landing.ts");
const germanLater = await message("shell/src/messages/de/later/dialogs.ts");
const japanese = await message("shell/src/messages/ja/shell.ts");
const japaneseAbout = await message("shell/src/messages/ja/later/about.ts");
const japaneseFaq = await message("shell/src/messages/ja/later/faq.ts");
const germanBooks = await message("mf-books/src/messages/de.ts");
const arabicBooks = await message("mf-books/src/messages/ar.ts");
const japaneseBooks = await message("mf-books/src/messages/ja.ts");
const germanWords = await message("mf-account/src/messages/de.ts");
const germanNewsfeed = await message("mf-reader/src/messages/de/later/newsfeed.ts");
const germanAddText = await message("mf-reader/src/messages/de/later/add-text.ts");

/** Chooses German in the preferences, which are open over the page until they are saved. */
async function chooseGerman(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Preferences" }).click();
  const dialog = page.getByRole("dialog", { name: "Preferences" });
  await dialog.getByLabel("Language of Lagom").selectOption("Deutsch");
  await dialog.getByRole("button", { name: "Save" }).click();
}

test.describe("a visitor whose browser prefers German", () => {
  test.use({ locale: "de-AT" });

  test("reads the landing page in German, as the document comes and as it lives", async ({ page }) => {
    const document = (await (await page.goto("/"))?.text()) ?? "";
    expect(rootOf(document)).toBe('<html lang="de" dir="ltr">');
    expect(document.includes(germanLanding("lead"))).toBe(true);
    expect(document.includes("Start reading")).toBe(false);
    await expectAlive(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(await headline("de"));
    // What is said by what most visits never open comes when it is opened.
    const messages = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .flatMap(({ name }) => /releases\/shell\/.*\/messages\/(.*)$/.exec(name)?.[1] ?? []),
      );
    expect([...new Set(await messages())].sort()).toEqual(["de.js", "de.landing.js"]);
    await page
      .getByRole("button", { name: german("frame.signIn") })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: germanLater("auth.signInTitle") })).toBeVisible();
    expect([...new Set(await messages())].sort()).toEqual([
      "de.auth.js",
      "de.dialogs.js",
      "de.js",
      "de.landing.js",
    ]);
  });

  test("chooses Arabic in the footer: all is mirrored at once, the focus stays, and the next page comes so", async ({
    page,
  }) => {
    await page.goto("/");
    await expectAlive(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("combobox", { name: german("frame.language") }).focus();
    await page.getByRole("combobox", { name: german("frame.language") }).selectOption("ar");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(await headline("ar"));
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("combobox", { name: arabic("frame.language") })).toBeFocused();
    const [logo, start] = [page.getByRole("link", { name: "Lagom" }).first(), page.getByRole("main")];
    expect((await logo.boundingBox())?.x).toBeGreaterThan(((await start.boundingBox())?.width ?? 0) / 2);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    const faq = await page.goto("/faq");
    expect(rootOf(await faq?.text())).toBe('<html lang="ar" dir="rtl">');
    await expectAlive(page);
    await expectAccessible(page);
  });
});

test("a visitor who comes by an address in Japanese reads on in Japanese, until they choose another language", async ({
  page,
}) => {
  const faq = await page.goto("/faq?language=ja");
  expect(rootOf(await faq?.text())).toBe('<html lang="ja" dir="ltr">');
  await expectAlive(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(japaneseFaq("title"));
  await page
    .getByRole("link", { name: japanese("frame.about") })
    .last()
    .click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(japaneseAbout("title"));
  expect(rootOf(await (await page.reload())?.text())).toBe('<html lang="ja" dir="ltr">');

  await page.goto("/faq?language=ja");
  await expectAlive(page);
  await page.getByRole("combobox", { name: japanese("frame.language") }).selectOption("de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page).toHaveURL("/faq");
  expect(rootOf(await (await page.reload())?.text())).toBe('<html lang="de" dir="ltr">');
});

test("an area shows its own words in the chosen language, with its plurals; without its messages it is English", async ({
  page,
  context,
  product,
  account,
}) => {
  await context.addCookies([{ name: "lagom-language", value: "ja", url: product.web }]);
  await account.open("/books");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(japaneseBooks("search.title"));
  await expect(page.getByRole("searchbox", { name: japaneseBooks("search.field") })).toBeVisible();

  expectConsoleError("Failed to load resource");
  const messages = "**/releases/books/*/messages/ja.js";
  await page.route(messages, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Books");

  // Nor do messages run of which a byte was changed on the way.
  expectConsoleError("integrity");
  await page.unroute(messages);
  await page.route(messages, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("(", " (") });
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Books");
});

test("a reader chooses the language in the preferences, over an area's page, which follows at once as the next areas do", async ({
  page,
  account,
}) => {
  await account.open("/books");
  await expect(page.getByRole("heading", { level: 1, name: "Books" })).toBeVisible();
  await chooseGerman(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(germanBooks("search.title"));
  await expect(page.getByText("Preferences saved")).toBeVisible();
  await page
    .getByRole("navigation", { name: german("frame.main") })
    .getByRole("link", { name: german("frame.words") })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(germanWords("saved.title"));
});

test("what one page or dialog of an area says comes when it is opened, and follows when another language is chosen", async ({
  page,
  account,
}) => {
  const messages: string[] = [];
  page.on("request", (request) => {
    const [, script] = /releases\/reader\/.*\/messages\/(.*)$/.exec(request.url()) ?? [];
    if (script && !messages.includes(script)) messages.push(script);
  });
  await account.open("/newsfeed");
  await page.getByRole("button", { name: "Add a text" }).click();
  const english = page.getByRole("dialog", { name: "Add a text" });
  await expect(english.getByRole("group", { name: "Where it comes from" })).toBeVisible();
  await page.keyboard.press("Escape");
  expect(messages).toEqual([]);
  await chooseGerman(page);
  await page.getByRole("button", { name: germanNewsfeed("ownTexts.add") }).click();
  const dialog = page.getByRole("dialog", { name: germanNewsfeed("ownTexts.add") });
  await expect(dialog.getByRole("group", { name: germanAddText("way") })).toBeVisible();
  // With those of a text, where the pointer has come over one.
  expect(messages).toEqual(expect.arrayContaining(["de.js", "de.newsfeed.js", "de.add-text.js"]));

  await page.reload();
  await expect(page.getByRole("button", { name: germanNewsfeed("ownTexts.add") })).toBeVisible();
});

test("where the shell's own messages cannot be loaded, it is English, whatever the areas speak", async ({
  page,
  context,
  product,
  account,
}) => {
  await context.addCookies([{ name: "lagom-language", value: "ja", url: product.web }]);
  expectConsoleError("Failed to load resource");
  await page.route("**/releases/shell/*/messages/ja*.js", (route) => route.abort());
  await account.open("/books");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(japaneseBooks("search.title"));
  await page.getByRole("button", { name: "Feedback" }).click();
  await expect(page.getByRole("dialog", { name: "Send Feedback" })).toBeVisible();
});

test("the source language of the account counts where none was chosen, from the first page on and for the next visit", async ({
  page,
  context,
  account,
}) => {
  await account.send("PUT", "/api/user/preferences", {
    target_language: "svenska",
    source_language: "العربية",
  });
  await account.open("/books");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(arabicBooks("search.title"));
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: "lagom-account-language", value: "ar", sameSite: "Lax" });
  expect(rootOf(await (await page.request.get("/")).text())).toBe('<html lang="ar" dir="rtl">');
});

test.describe("in Polish", () => {
  test.use({ interfaceLanguage: "pl" });

  test("letters come in a small font, not in that of all extended Latin", async ({ page }) => {
    const loaded: Promise<number>[] = [];
    page.on("response", (response) => {
      if (/\/font\/.*latin-ext/.test(response.url()))
        loaded.push(response.body().then(({ byteLength }) => byteLength));
    });
    await page.goto("/faq");
    await expectAlive(page);
    await expect.poll(() => loaded.length).toBeGreaterThan(1);
    await page.evaluate(() => document.fonts.ready);
    expect(Math.max(...(await Promise.all(loaded)))).toBeLessThan(10_000);
  });
});

test("another language asks before unsaved input would be lost", async ({ page }) => {
  await page.goto("/contact");
  await expectAlive(page);
  const message = page.getByRole("main").getByRole("textbox", { name: "Message" });
  await message.fill("Half a message");
  const language = page.getByRole("combobox", { name: "Language of Lagom" });
  await language.selectOption("de");
  const dialog = page.getByRole("dialog", { name: "Leave without sending?" });
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await expect(message).toHaveValue("Half a message");
  await expect(language).toHaveValue("en");
  await language.selectOption("de");
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(
    page.getByRole("main").getByRole("textbox", { name: germanLater("contact.message") }),
  ).toHaveValue("");
});

test("without the code that changes the language, a line says that something went wrong", async ({
  page,
}) => {
  await page.route("**/releases/shell/*/async/language.js", (route) => route.abort());
  await page.goto("/about");
  await expectAlive(page);
  expectConsoleError("Failed to load resource");
  await page.getByRole("combobox", { name: "Language of Lagom" }).selectOption("pl");
  await expect(page.getByText("An unexpected error occurred")).toBeVisible();
});

test("offline, the language is kept and a line says why", async ({ page }) => {
  await page.goto("/about");
  await expectAlive(page);
  expectConsoleError("Failed to load resource");
  await page.route("**/releases/current.json?*", (route) => route.abort());
  await page.getByRole("combobox", { name: "Language of Lagom" }).selectOption("pl");
  await expect(
    page.getByText("The language could not be changed. Check your connection and try again."),
  ).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
