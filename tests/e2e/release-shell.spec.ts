import { expect, expectConsoleError } from "./fixtures.ts";
import { fileOf, test } from "./release-fixtures.ts";

/** The shell's script that loads areas. */
const FEDERATION = "async/federation.js";

for (const breakage of ["entry_missing", "integrity", "entry_threw"] as const) {
  test(`a shell that is broken (${breakage}) is replaced by the previous one, and one report is sent`, async ({
    page,
    lab,
    reader: _,
    breakLive,
  }) => {
    for (const text of ["404", "integrity", "MIME type", " throws"]) expectConsoleError(text);
    const { bad, good } = await breakLive("shell", breakage);
    for (const visit of ["first", "again"]) {
      await page.goto("/books");
      await expect(page.getByText("Release books "), visit).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
      await expect(page.locator(`script[src*="/shell/${good}/main."]`)).toBeAttached();
      expect(await page.locator(`link[rel=stylesheet][href*="/shell/${bad}/"]`).count()).toBe(0);
    }
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "My words" }).click();
    await expect(page.getByText("Release account ")).toBeVisible();
    await expect
      .poll(() => lab.calls.reports("shell", bad))
      .toEqual([{ outcome: "failed", failure: breakage, shownInstead: good }]);
  });
}

test("a shell that has lost the code that loads areas is replaced by the previous one, and one report is sent", async ({
  page,
  lab,
  reader: _,
  breakLive,
}) => {
  expectConsoleError("404");
  const { bad, good } = await breakLive("shell");
  await page.route(
    fileOf(bad, (name) => name === FEDERATION),
    (route) => route.fulfill({ status: 404 }),
  );
  for (const visit of ["first", "again"]) {
    await page.goto("/books");
    await expect(page.getByText("Release books "), visit).toBeVisible();
    await expect(page.locator(`script[src*="/shell/${good}/main."]`)).toBeAttached();
  }
  await expect
    .poll(() => lab.calls.reports("shell", bad))
    .toEqual([{ outcome: "failed", failure: "entry_missing", shownInstead: good }]);
});

test("an area whose loading code did not arrive on a page of the shell can be tried again, and is not to blame", async ({
  page,
  lab,
  reader: _,
}) => {
  expectConsoleError("404");
  const good = await lab.calls.good("shell");
  await page.goto("/faq");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  const lost = fileOf(good, (name) => name === FEDERATION);
  await page.route(lost, (route) => route.fulfill({ status: 404 }));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "My words" }).click();
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await expect
    .poll(() => lab.calls.reports("shell", good))
    .toContainEqual({ outcome: "failed", failure: "entry_missing", shownInstead: null });
  await page.unroute(lost);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Release account ")).toBeVisible();
  expect(await lab.calls.reports("account", await lab.calls.good("account"))).not.toContainEqual(
    expect.objectContaining({ outcome: "failed" }),
  );
});

test("if no shell can be loaded, the page says so and offers to try again", async ({
  page,
  lab,
  reader: _,
}) => {
  expectConsoleError("404");
  expectConsoleError("MIME type");
  const [good, ...bad] = [
    await lab.calls.make("shell"),
    await lab.calls.make("shell", "entry_missing"),
    await lab.calls.make("shell", "entry_missing"),
  ];
  for (const shell of bad) await lab.calls.promote("shell", shell);
  await page.goto("/books");
  await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
  await lab.calls.promote("shell", good);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByText("Release books ")).toBeVisible();
});
