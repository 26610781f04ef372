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

const NAMES = { reader: "Newsfeed", books: "Books", account: "My words" } as const;

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a release that hangs is reported, and its tab shows the release before by itself", async ({
    page,
    lab,
    reader: _,
    breakLive,
  }) => {
    await page.goto("/my-words");
    await page.evaluate(() => navigator.serviceWorker.ready);
    const { bad, good } = await breakLive("books", "page_hung");
    await page.goto("/books?sort=newest", { waitUntil: "commit" });
    await expect(page.getByText(`Release books ${good}`)).toBeVisible();
    await expect(page).toHaveURL("/books?sort=newest");
    expect(await lab.calls.reports("books", bad)).toEqual([
      { outcome: "failed", failure: "page_hung", shownInstead: null },
    ]);

    // The page that hung stood in another process; this one is like any other again after the next load.
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    // Without it, an isolated page could not start worker scripts.
    const embedder = await page.evaluate(async () => {
      const [script] = document.querySelectorAll<HTMLScriptElement>("script[src*='/releases/']");
      return (await fetch(script?.src ?? "")).headers.get("cross-origin-embedder-policy");
    });
    expect(embedder).toBe("require-corp");
    await page.reload();
    await expect(page.getByText(`Release books ${good}`)).toBeVisible();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  });
});
