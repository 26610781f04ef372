import { AREAS, type Area } from "@lagom/shared/remote";
import type { Page } from "@playwright/test";
import { BREAKAGES, type Breakage } from "../releases/breakages.ts";
import { expect, expectConsoleError } from "./fixtures.ts";
import { ENTRY_TIMEOUT_MS, test } from "./release-fixtures.ts";

/** The page of an area, linked from the header or the account menu. */
const PATH_OF = { reader: "/newsfeed", books: "/books", account: "/my-words", admin: "/admin" } as const;

/** The console errors that a failing release may cause; no others are allowed. */
function expectFailure(breakage: Breakage): void {
  expectConsoleError("404");
  expectConsoleError("403"); // the administration, to a reader
  expectConsoleError("integrity");
  expectConsoleError("MIME type");
  if (breakage === "entry_threw" || breakage === "render" || breakage === "effect")
    expectConsoleError(" throws");
}

const isShown = (page: Page, area: Area, release: string, limit: { timeout?: number } = {}) =>
  expect(page.getByText(`Release ${area} ${release}`)).toBeVisible(limit);

/** A page is given twice the time limit of its entry, and then the previous release has to load. */
const PAGE_LIMIT = { timeout: 2 * ENTRY_TIMEOUT_MS + 20_000 };

/** Every breakage on one area, and one on each of the others: how a release fails does not depend on its pages. */
const FAILURES: readonly (readonly [Area, Breakage])[] = [
  ...BREAKAGES.map((breakage) => ["books", breakage] as const),
  ["reader", "render"],
  ["account", "page_missing"],
  ["admin", "entry_threw"],
];

for (const [area, breakage] of FAILURES) {
  test(`${area}, ${breakage}: the previous release is shown, everything else works, and one report is sent`, async ({
    page,
    lab,
    reader: _,
    breakLive,
  }) => {
    expectFailure(breakage);
    const { bad, good } = await breakLive(area, breakage);
    await page.goto(PATH_OF[area], { waitUntil: "commit" }); // a held entry holds the load event too
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    if (breakage === "chunk_missing") {
      await isShown(page, area, bad);
      await page.getByRole("button", { name: "More of it" }).click();
    }
    await isShown(page, area, good, breakage === "page_timeout" ? PAGE_LIMIT : {});
    await expect(page.getByText(`Release ${area} ${bad}`)).toHaveCount(0);
    await page.getByRole("button", { name: "More of it" }).click();
    await expect(page.getByText(`Late part of ${area} ${good}`)).toBeVisible();

    for (const other of AREAS.filter((name) => name !== area)) await visit(page, other);
    await page.getByRole("button", { name: "Feedback", exact: true }).click();
    await page.getByRole("dialog", { name: "Send Feedback" }).getByRole("button", { name: "Close" }).click();
    await visit(page, area);
    await isShown(page, area, good);
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page).toHaveURL("/");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);

    await expect
      .poll(() =>
        lab.calls.reports(area, bad).then((all) => all.filter(({ outcome }) => outcome === "failed")),
      )
      .toEqual([{ outcome: "failed", failure: breakage, shownInstead: good }]);
  });
}

/** Navigates to an area's page without reloading the document. */
async function visit(page: Page, area: Area): Promise<void> {
  if (area === "admin") {
    await page.evaluate(() => history.pushState(null, "", "/admin"));
    await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
  } else {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: NAMES[area] }).click();
  }
  await expect(page).toHaveURL(PATH_OF[area]);
  await expect(page.getByText(`Release ${area} `)).toBeVisible();
}

/** Ends the process of a page whose code never pauses. */
async function endHungPage(page: Page): Promise<void> {
  const browser = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await browser?.send("SystemInfo.getProcessInfo")) ?? {};
  const crash = page.waitForEvent("crash");
  for (const { type, id } of processInfo) if (type === "renderer") process.kill(id, "SIGKILL");
  await crash;
  await browser?.detach();
}

const NAMES = { reader: "Newsfeed", books: "Books", account: "My words" } as const;

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a release that hangs is reported meanwhile, and the tab's next page shows the release before", async ({
    page,
    lab,
    reader: _,
    breakLive,
  }) => {
    await page.goto("/my-words");
    await page.evaluate(() => navigator.serviceWorker.ready);
    const { bad, good } = await breakLive("books", "page_hung");
    const tab = await page.context().newCDPSession(page);
    await page.goto("/books", { waitUntil: "commit" });
    await expect
      .poll(() => lab.calls.reports("books", bad))
      .toEqual([{ outcome: "failed", failure: "page_hung", shownInstead: null }]);

    // As the browser does when a person ends the page. Playwright's own page ends with it.
    await endHungPage(page);
    await tab.send("Page.reload");
    const text = async () =>
      (await tab.send("Runtime.evaluate", { expression: "document.body.innerText" })).result.value;
    await expect.poll(text).toContain(`Release books ${good}`);
    await page.close();
  });
});
