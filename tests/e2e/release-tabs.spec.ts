import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectConsoleError } from "./fixtures.ts";
import { lookAgain, test } from "./release-fixtures.ts";

const shows = (page: Page, release: string) =>
  expect(page.getByText(`Release books ${release}`)).toBeVisible();
const link = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

async function leaveAndComeBack(page: Page): Promise<void> {
  await link(page, "My words").click();
  await expect(page).toHaveURL("/my-words");
  await link(page, "Books").click();
  await expect(page).toHaveURL("/books");
}

test.beforeEach(() => expectConsoleError("404"));

test("an open tab learns of a new revision when it gets the focus, and uses it from the next navigation", async ({
  page,
  lab,
  reader: _,
  hear,
}) => {
  const [first, second] = [await lab.calls.make("books"), await lab.calls.make("books")];
  await lab.calls.promote("books", first);
  await page.goto("/books");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await shows(page, first);
  await lab.calls.promote("books", second);
  await hear((newest) => newest.areas.books?.live.id === second);
  await shows(page, first);
  await leaveAndComeBack(page);
  await shows(page, second);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(await lookAgain(page)).toBeNull(); // a few bytes: nothing is new

  await page.goto("/books");
  await lab.calls.rollback("books", first);
  await hear((newest) => newest.areas.books?.live.id === first);
  await leaveAndComeBack(page);
  await shows(page, first);
});

test("unsaved input is not touched; the new release is used once the reader has left it", async ({
  page,
  lab,
  reader: _,
  hear,
}) => {
  const [first, second] = [await lab.calls.make("books"), await lab.calls.make("books")];
  await lab.calls.promote("books", first);
  await page.goto("/books");
  await page.getByRole("textbox", { name: "Draft" }).fill("half a thought");
  await lab.calls.promote("books", second);
  await hear((newest) => newest.areas.books?.live.id === second);
  await link(page, "My words").click();
  const leave = page.getByRole("dialog");
  await leave.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByRole("textbox", { name: "Draft" })).toHaveValue("half a thought");
  await shows(page, first);
  await link(page, "My words").click();
  await leave.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/my-words");
  await link(page, "Books").click();
  await shows(page, second);
});

test("another shell is used from the next navigation, by a full page load", async ({
  page,
  lab,
  reader: _,
  hear,
}) => {
  await page.goto("/books");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const shell = await lab.calls.make("shell");
  await lab.calls.promote("shell", shell);
  await hear((newest) => newest.shell.live.id === shell);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await link(page, "My words").click();
  await expect(page.locator(`script[src*="/shell/${shell}/"]`).first()).toBeAttached();
  await expect(page).toHaveURL("/my-words");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
});

test("a lower revision is refused: the document is reloaded once, then accepted; a new environment is accepted at once", async ({
  page,
  lab,
  reader: _,
  hear,
}) => {
  const [first, second] = [await lab.calls.make("books"), await lab.calls.make("books")];
  const older = await lab.calls.promote("books", first);
  await lab.calls.promote("books", second);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto("/books");
  await shows(page, second);
  expect(documents).toBe(1);

  // The tab must not see the revision in between.
  expectConsoleError("ERR_FAILED");
  await page.route("**/releases/current.json?*", (route) => route.abort());
  await lab.calls.rollback("books", first);
  await lab.calls.restoreBackup(older);
  await page.unroute("**/releases/current.json?*");
  await hear((newest) => newest.revision === older);
  await leaveAndComeBack(page);
  await shows(page, second);
  await page.goto("/books");
  await shows(page, first);
  expect(documents).toBe(3);
  await page.goto("/books");
  await shows(page, first);
  expect(documents).toBe(4);

  await lab.calls.promote("books", second);
  await page.goto("/books");
  await shows(page, second);
  await lab.calls.restoreBackup(older - 1, randomUUID());
  await hear((newest) => newest.revision === older - 1);
  await page.goto("/books");
  await shows(page, second);
  expect(documents).toBe(6);
});

test("without the release service, tabs continue with what they have", async ({ page, reader: _ }) => {
  expectConsoleError("ERR_FAILED");
  await page.route("**/releases/current.json?*", (route) => route.abort());
  await page.goto("/books");
  const failed = page.waitForEvent("requestfailed");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await failed;
  await leaveAndComeBack(page);
  await expect(page.getByText("Release books ")).toBeVisible();
});

test("a canary is shown to its share of browsers, is not preloaded, and is replaced by the live release when it fails", async ({
  page,
  lab,
  reader: _,
}) => {
  const live = await lab.calls.make("books");
  const [good, bad] = [await lab.calls.make("books"), await lab.calls.make("books", "render")];
  expectConsoleError("render throws");
  await lab.calls.promote("books", live);
  await lab.calls.promote("books", good, 10);
  await page.goto("/cookies");
  const inBucket = async (bucket: number) => {
    await page.evaluate((text) => localStorage.setItem("lagom.release-bucket", text), String(bucket));
    await page.goto("/books");
  };
  await inBucket(9);
  await shows(page, good);
  const preloaded = await page
    .locator("link[rel=preload]")
    .evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).href));
  expect(preloaded.filter((href) => href.includes(good))).toEqual([]);
  expect(preloaded.filter((href) => href.includes(live)).length).toBeGreaterThan(0);
  await inBucket(10);
  await shows(page, live);

  await lab.calls.promote("books", bad, 10);
  await inBucket(9);
  await shows(page, live);
  await expect
    .poll(() => lab.calls.reports("books", bad))
    .toEqual([{ outcome: "failed", failure: "render", shownInstead: live }]);
});
