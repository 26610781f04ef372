import { AREAS, type Area } from "@lagom/shared/remote";
import type { Page, Request } from "@playwright/test";
import { fileOf, flipByte } from "../e2e/release-fixtures.ts";
import { BREAKAGES, type Breakage, isHeld, isTampered } from "../releases/breakages.ts";
import { type Lab, startLab } from "../releases/lab.ts";
import { openBrowser } from "./browser.ts";
import { makeReader } from "./reader.ts";

const ENTRY_TIMEOUT_MS = 2000;
/** How long the page waits for what is held back. */
const LIMITS_MS: Partial<Record<Breakage, number>> = {
  entry_timeout: ENTRY_TIMEOUT_MS,
  page_timeout: 2 * ENTRY_TIMEOUT_MS,
  // The service worker's six unanswered questions (shell/src/worker/hung-pages.ts).
  page_hung: 6000,
};
/** A page of each area; the reader and account pages need a signed-in user. */
const PATHS: Record<Area, string> = {
  reader: "/newsfeed",
  books: "/books",
  account: "/my-words",
  admin: "/admin",
};

/**
 * From the moment a failure can be known until the previous release shows, in Chromium, for each area and each way a release
 * can fail. It can be known when the last file of the broken release has loaded or failed and its entry has run, or when the
 * time limit of the entry or the page, or of a page that hangs, is up.
 */
export async function benchLastGood(): Promise<void> {
  const lab = await startLab({ ENTRY_TIMEOUT_MS: String(ENTRY_TIMEOUT_MS) });
  const browser = await openBrowser();
  try {
    const storage = await makeReader(lab);
    console.log("\nA release fails → the previous one shows, milliseconds (target ≤ 3000)");
    console.log(`  ${"".padEnd(14)}${AREAS.map((area) => area.padStart(9)).join("")}`);
    for (const breakage of [...BREAKAGES, "page_hung"] as const) {
      const times: string[] = [];
      for (const area of AREAS) {
        const hangs = breakage === "page_hung";
        const context = await browser.newContext({ serviceWorkers: hangs ? "allow" : "block" });
        await context.addInitScript((entries) => Object.assign(localStorage, entries), storage);
        const page = await context.newPage();
        if (hangs) await startWorker(page, lab);
        const time = await timeToLastGood(page, lab, area, breakage);
        times.push(time.toFixed(0).padStart(9));
        await context.close();
      }
      console.log(`  ${breakage.padEnd(14)}${times.join("")}`);
    }
  } finally {
    await browser.close();
    await lab.stop();
  }
}

/** Visits a page without areas, so that its service worker watches the next page. */
async function startWorker(page: Page, lab: Lab): Promise<void> {
  await page.goto(`${lab.web}/cookies`);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

async function timeToLastGood(page: Page, lab: Lab, area: Area, breakage: Breakage): Promise<number> {
  const [good, bad] = [await lab.calls.make(area), await lab.calls.make(area, breakage)];
  for (const release of [good, bad]) await lab.calls.promote(area, release);
  if (breakage === "integrity") await flipByte(page, bad, (name) => isTampered(area, name));
  await page.route(
    fileOf(bad, (name) => isHeld(breakage, name)),
    () => {},
  );
  const known = await whenKnown(page, bad, LIMITS_MS[breakage]);
  await page.goto(lab.web + PATHS[area], { waitUntil: "commit" });
  if (breakage === "chunk_missing") {
    await page.getByText(`Release ${area} ${bad}`).waitFor();
    await page.getByRole("button", { name: "More of it" }).click();
  }
  await page.getByText(`Release ${area} ${good}`).waitFor();
  const shown = Date.now();
  return shown - (await known());
}

/** The moment a page can know: it has run the entry and received the last file of the release, or of the document. */
async function whenKnown(
  page: Page,
  release: string,
  limitMs: number | undefined,
): Promise<() => Promise<number>> {
  let last = 0;
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const hear = (request: Request) => {
    if (documents > 1) return; // a page that hung is loaded anew
    if (request.isNavigationRequest() || request.url().includes(release)) last = Date.now();
  };
  page.on("requestfinished", hear);
  page.on("requestfailed", hear);
  // What is held back gives no sign: its time is counted from when the page runs the entry.
  await page.addInitScript((entry) => {
    const seen = (node: Node) => node instanceof HTMLScriptElement && node.src.endsWith(entry);
    const observer = new MutationObserver((records) => {
      if (records.some(({ addedNodes }) => [...addedNodes].some(seen)))
        Object.assign(window, { entryRun: Date.now() });
    });
    observer.observe(document, { childList: true, subtree: true });
  }, `${release}/entry.js`);
  return async () => {
    const run = await page.evaluate(() => (window as { entryRun?: number }).entryRun ?? 0);
    return limitMs ? (run || last) + limitMs : Math.max(last, run);
  };
}
