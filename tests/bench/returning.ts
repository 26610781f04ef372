import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paths } from "@lagom/shared/paths";
import type { Browser } from "@playwright/test";
import { type Product, startProduct } from "../product/product.ts";
import { loadInTurn, median, openBrowser, openSlowPage } from "./browser.ts";
import { makeReader } from "./reader.ts";

const LIMIT = 1.1;
const CARD = "main article h2, main article h3";
const SESSION = "sb-localhost-auth-token";

/**
 * Measures how long a returning reader waits for the newsfeed's first card, with an expired token against a fresh one, in turns. Each
 * visit is the second of its browser, so that all files are cached, and has no service worker.
 * @returns whether the ratio is kept
 */
export async function benchReturning(rounds: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-bench-"));
  const product = await startProduct(folder);
  await product.completed();
  const browser = await openBrowser();
  try {
    const fresh: number[] = [];
    const expired: number[] = [];
    // The first round is for a server that has compressed nothing yet.
    for (let round = 0; round <= rounds; round += 1) {
      const times = [await comeBack(browser, product, false), await comeBack(browser, product, true)];
      if (round === 0) continue;
      fresh.push(times[0] ?? Number.NaN);
      expired.push(times[1] ?? Number.NaN);
    }
    const ratio = median(expired.map((time, round) => time / (fresh[round] ?? Number.NaN)));
    console.log(
      `\nThe newsfeed's first card for a returning reader, 1.6 Mbit/s, 150 ms, CPU 4 × slower, medians of ${rounds}, in turns`,
    );
    console.log(`  fresh token    ${median(fresh).toFixed(0).padStart(5)} ms`);
    console.log(`  expired token  ${median(expired).toFixed(0).padStart(5)} ms`);
    console.log(`  ratio of times ${ratio.toFixed(3)} (target ≤ ${LIMIT})`);
    return ratio <= LIMIT;
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Uses a new reader for each visit, since a refresh token works once. @returns milliseconds */
async function comeBack(browser: Browser, product: Product, expired: boolean): Promise<number> {
  const stored = Object.entries(await makeReader(product)).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: product.web, localStorage: stored }] };
  const slow = await openSlowPage(browser, {}, { serviceWorkers: "block", storageState });
  const url = product.web + paths.newsfeed;
  await loadInTurn(slow, url, CARD);
  if (expired)
    await slow.page.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key) ?? "{}");
      const expires_at = Math.floor(Date.now() / 1000) - 60;
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at }));
    }, SESSION);
  const { milliseconds } = await loadInTurn(slow, url, CARD);
  await slow.close();
  return milliseconds;
}
