import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGUAGE_COOKIES } from "@lagom/shared/i18n/language-cookies";
import { paths } from "@lagom/shared/paths";
import { LANGUAGES } from "@lagom/shared/text/languages";
import type { Browser } from "@playwright/test";
import { startProduct } from "../product/product.ts";
import { openBrowser, recordFiles, rest } from "./browser.ts";
import { makeAdministrator, makeReader } from "./reader.ts";

type Storage = Readonly<Record<string, string>>;

/** A first load in another language may be larger than the English one by this factor (issue 22). */
const LIMIT = 1.05;
const VISITORS = [paths.landing, paths.faq, paths.privacy];
const READERS = [
  paths.newsfeed,
  paths.books,
  paths.words,
  paths.lookups,
  paths.articles,
  paths.statistics,
  paths.account,
];
const ADMINISTRATORS = [paths.admin, paths.adminUsers, paths.adminFeeds, paths.adminReleases];

/**
 * Bytes that the first load of each page transfers in each language of the interface, against English. All are of one product, so that
 * they do not depend on the machine.
 * @returns whether none is larger than the limit
 */
export async function benchLanguages(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-bench-"));
  const product = await startProduct(folder);
  await product.completed();
  const browser = await openBrowser();
  try {
    const groups: [string[], Storage][] = [
      [VISITORS, {}],
      [READERS, await makeReader(product)],
      [ADMINISTRATORS, await makeAdministrator(product)],
    ];
    const others = LANGUAGES.map(({ code }) => code).filter((code) => code !== "en");
    console.log(`\nBytes of a first load by language of the interface (limit ${LIMIT} × English)`);
    let worst = 0;
    for (const [addresses, storage] of groups)
      for (const path of addresses) {
        const english = await bytesOf(browser, product.web + path, "en", storage);
        const ratios: string[] = [];
        for (const language of others) {
          const ratio = (await bytesOf(browser, product.web + path, language, storage)) / english;
          worst = Math.max(worst, ratio);
          ratios.push(`${language} ${ratio.toFixed(3)}`);
        }
        console.log(`  ${path.padEnd(20)} ${english} bytes; ${ratios.join(", ")}`);
      }
    console.log(`  Worst: ${worst.toFixed(3)}`);
    return worst <= LIMIT;
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function bytesOf(browser: Browser, url: string, language: string, storage: Storage): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
  });
  await context.addCookies([{ name: LANGUAGE_COOKIES.chosen, value: language, url }]);
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  const page = await context.newPage();
  const files = await recordFiles(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: "networkidle" });
  await rest(page);
  const bytes = files().reduce((sum, file) => sum + file.bytes, 0);
  await context.close();
  return bytes;
}
