import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { watchRequests } from "@lagom/server/hosts/smoke/quiet";
import { LANGUAGE_COOKIES } from "@lagom/shared/i18n/language-cookies";
import { paths } from "@lagom/shared/paths";
import { LANGUAGES } from "@lagom/shared/text/languages";
import type { Browser } from "@playwright/test";
import { startProduct } from "../product/product.ts";
import { openBrowser, recordFiles, rest } from "./browser.ts";
import { makeAdministrator, makeReader } from "./reader.ts";

type Storage = Readonly<Record<string, string>>;

/** A first load in another language may be larger than the English one by this factor, fonts aside (docs/decisions/0105). */
const LIMIT = 1.05;
const VISITORS = [paths.landing, paths.faq, paths.about, paths.privacy, paths.cookies];
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
 * Bytes that the first load of each page transfers in each language of the interface, against English: what the page needs before it
 * shows its content, and its fonts, which come after that. All are of one product, so that they do not depend on the machine.
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
    console.log(
      `\nBytes of a first load by language of the interface (limit ${LIMIT} × English, fonts aside)`,
    );
    let worst = 0;
    for (const [addresses, storage] of groups)
      for (const path of addresses) {
        const english = await bytesOf(browser, product.web + path, "en", storage);
        const ratios: string[] = [];
        for (const language of others) {
          const { content, fonts } = await bytesOf(browser, product.web + path, language, storage);
          const ratio = content / english.content;
          worst = Math.max(worst, ratio);
          const more = fonts - english.fonts;
          ratios.push(`${language} ${ratio.toFixed(3)}${more === 0 ? "" : ` (fonts ${signed(more)})`}`);
        }
        console.log(
          `  ${path.padEnd(20)} ${english.content} bytes and fonts of ${english.fonts}; ${ratios.join(", ")}`,
        );
      }
    console.log(`  Worst: ${worst.toFixed(3)}`);
    return worst <= LIMIT;
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const signed = (bytes: number): string => `${bytes < 0 ? "−" : "+"}${Math.abs(bytes)}`;

async function bytesOf(browser: Browser, url: string, language: string, storage: Storage) {
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
  const quiet = watchRequests(page, { held: () => 0 });
  await page.goto(url);
  await page.locator("main h1").first().waitFor();
  await quiet();
  await rest(page);
  const bytes = { content: 0, fonts: 0 };
  for (const file of files()) bytes[file.type === "Font" ? "fonts" : "content"] += file.bytes;
  await context.close();
  return bytes;
}
