import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectConsoleError } from "./fixtures.ts";
import { test } from "./release-fixtures.ts";

const shows = (page: Page, release: string) =>
  expect(page.getByText(`Release books ${release}`)).toBeVisible();
const badge = (page: Page) => page.getByRole("complementary", { name: "Another build in this tab" });

test.beforeEach(() => expectConsoleError("404"));

test("another stored release of one area is shown in one tab, with a badge that removes it", async ({
  page,
  context,
  lab,
  reader: _,
}) => {
  const [live, other] = [await lab.calls.make("books"), await lab.calls.make("books")];
  await lab.calls.promote("books", live);
  await page.goto(`/books?override=books:${other}`);
  await shows(page, other);
  await expect(badge(page)).toContainText(`This tab shows books ${other}`);
  await expectAccessible(page);
  await page.goto("/books");
  await shows(page, other);
  const elsewhere = await context.newPage();
  await elsewhere.goto("/books/emma");
  await shows(elsewhere, live);
  await badge(page).getByRole("button", { name: "Remove" }).click();
  await shows(page, live);
  await expect(badge(page)).toHaveCount(0);
});

test("a failing override is replaced by the live release, and the badge says so", async ({
  page,
  lab,
  reader: _,
}) => {
  expectConsoleError("render throws");
  const [live, other] = [await lab.calls.make("books"), await lab.calls.make("books", "render")];
  await lab.calls.promote("books", live);
  await page.goto(`/books?override=books:${other}`);
  await shows(page, live);
  await expect(badge(page)).toContainText("failed: the released one shows");
});

test("a missing build is refused with a message; one from another machine too", async ({
  page,
  reader: _,
}) => {
  for (const build of ["ffffffffffff", "https://example.com/books"]) {
    await page.goto(`/books?override=books:${encodeURIComponent(build)}`);
    const dialog = page.getByRole("dialog", { name: "Show another build?" });
    await expect(dialog).toContainText("There is no such build.");
    await dialog.getByRole("button", { name: "Close", exact: true }).first().click();
    await expect(page.getByText("Release books ")).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
  }
});
