import type { Browser, Page, Request } from "@playwright/test";
import { flipByte } from "../e2e/release-fixtures.ts";
import { BREAKAGES, type Breakage, isTampered } from "../releases/breakages.ts";
import { type Lab, startLab } from "../releases/lab.ts";
import { openBrowser } from "./browser.ts";

const ENTRY_TIMEOUT_MS = 2000;
const TIMES = 3;

/**
 * From a failure being known until the previous release shows, in Chromium, for each way in which a release fails. Known it can
 * be when the last file of the broken release has come or failed and its entry was run, or the entry's time is up.
 */
export async function benchLastGood(): Promise<void> {
  const lab = await startLab({ ENTRY_TIMEOUT_MS: String(ENTRY_TIMEOUT_MS) });
  const browser = await openBrowser();
  try {
    console.log(
      `\nA release fails → the previous one shows, slowest of ${TIMES}, milliseconds (target ≤ 3000)`,
    );
    for (const breakage of BREAKAGES) {
      const times: number[] = [];
      for (let round = 0; round < TIMES; round++) times.push(await timeToLastGood(browser, lab, breakage));
      console.log(`  ${breakage.padEnd(14)} ${Math.max(...times).toFixed(0)}`);
    }
  } finally {
    await browser.close();
    await lab.stop();
  }
}

async function timeToLastGood(browser: Browser, lab: Lab, breakage: Breakage): Promise<number> {
  const [good, bad] = [await lab.calls.make("books"), await lab.calls.make("books", breakage)];
  for (const release of [good, bad]) await lab.calls.promote("books", release);
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  try {
    if (breakage === "integrity") await flipByte(page, bad, (name) => isTampered("books", name));
    if (breakage === "entry_timeout") await page.route(`**/${bad}/entry.js`, () => {});
    const known = await whenKnown(page, bad, breakage === "entry_timeout");
    await page.goto(`${lab.web}/books/emma`, { waitUntil: "commit" });
    if (breakage === "chunk_missing") {
      await page.getByText(`Release books ${bad}`).waitFor();
      await page.getByRole("button", { name: "More of it" }).click();
    }
    await page.getByText(`Release books ${good}`).waitFor();
    const shown = Date.now();
    return shown - (await known());
  } finally {
    await context.close();
  }
}

/** The moment at which a page can know: it has run the entry and heard the last of the release, or of the document. */
async function whenKnown(page: Page, release: string, isHeld: boolean): Promise<() => Promise<number>> {
  let last = 0;
  const hear = (request: Request) => {
    if (request.isNavigationRequest() || request.url().includes(release)) last = Date.now();
  };
  page.on("requestfinished", hear);
  page.on("requestfailed", hear);
  // Of an entry that is held back nothing is heard: its time is counted from when the page runs it.
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
    return isHeld ? run + ENTRY_TIMEOUT_MS : Math.max(last, run);
  };
}
