import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paths } from "@lagom/shared/paths";
import type { Browser } from "@playwright/test";
import { startProduct } from "../product/product.ts";
import { openBrowser, openSlowPage, rest } from "./browser.ts";
import { mainPages } from "./main-pages.ts";
import { makeReader } from "./reader.ts";

/** What one page moved while it loaded. */
interface Shift {
  /** Layout shift as the browser scores it (web.dev/articles/cls), summed over the whole load. */
  score: number;
  /** The elements that moved, by tag and class. */
  moved: string[];
}

declare global {
  interface Window {
    layoutShift: Shift;
  }
}

/**
 * Layout shift of the first load of each page on a slow phone, until the page is idle and nothing on it says that it loads: by a
 * visitor on the landing page, and by a reader on the others. Prints what moved.
 */
export async function benchLayoutShift(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-bench-"));
  const product = await startProduct(folder);
  await product.completed();
  const browser = await openBrowser();
  try {
    const reader = await makeReader(product);
    const pages = await mainPages(browser, product, reader);
    console.log("\nLayout shift of a first load at 390 px, 1.6 Mbit/s, 150 ms, CPU 4 × slower (target 0.00)");
    let worst = 0;
    for (const path of pages) {
      const storage = path === paths.landing ? {} : reader;
      const { score, moved } = await shiftOf(browser, product.web + path, storage);
      console.log(`  ${path.padEnd(40)} ${score.toFixed(3)}  ${[...new Set(moved)].join(", ")}`);
      worst = Math.max(worst, score);
    }
    return worst < 0.005;
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Storage = Readonly<Record<string, string>>;

async function shiftOf(browser: Browser, url: string, storage: Storage): Promise<Shift> {
  const { page, close } = await openSlowPage(browser, storage);
  await page.addInitScript(() => {
    window.layoutShift = { score: 0, moved: [] };
    const named = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? [element.localName, ...element.classList].join(".") : "what is gone now";
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        window.layoutShift.score += entry.value;
        window.layoutShift.moved.push(...entry.sources.map(({ node }) => named(node)));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.locator("main").getByText("Loading", { exact: true }).waitFor({ state: "detached" });
  await rest(page);
  const shift = await page.evaluate(() => window.layoutShift);
  await close();
  return shift;
}
