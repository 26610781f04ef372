import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { startProduct } from "../product/product.ts";
import { median, openBrowser, openSlowPage } from "./browser.ts";
import { addLongText } from "./long-text.ts";
import { makeReader } from "./reader.ts";
import { benchTranslation } from "./translation.ts";

const FIRST_PARAGRAPH = "[data-block='1']";
const SHORT = 600;
const LONG = 20_000;

interface Reading {
  /** Milliseconds from navigation until the first paragraph stood. */
  first: number;
  /** Bytes until then. */
  bytes: number;
  /** Elements of the page with the whole text in it. */
  elements: number;
  /** Milliseconds that the page worked until the whole text was there. */
  work: number;
  /** Milliseconds from touch to painted sheet, at the start, in the middle and at the end of the text. */
  taps: number[];
  /** The longest task while scrolling over the whole text, milliseconds. */
  longest: number;
}

/**
 * Reading on a slow phone (design §11): texts of 600, 10,000 and 20,000 words, each round in a fresh context and in turns.
 * Then, not slowed, from a touch to its translation.
 */
export async function benchReading(rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-bench-"));
  await (await startProduct(folder)).stop();
  const texts = [];
  for (const words of [SHORT, LONG / 2, LONG]) texts.push(await addLongText(folder, words));
  const product = await startProduct(folder);
  const browser = await openBrowser();
  try {
    const storage = await makeReader(product);
    const readings = texts.map((): Reading[] => []);
    for (let round = -1; round < rounds; round++) {
      for (const [index, { id }] of texts.entries()) {
        const reading = await readOnce(browser, `${product.web}/article/${id}`, storage);
        if (round >= 0) readings[index]?.push(reading);
      }
    }
    report(texts, readings);
    await benchTranslation(browser, `${product.web}/article/${texts[0]?.id}`, storage);
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function readOnce(
  browser: Browser,
  url: string,
  storage: Readonly<Record<string, string>>,
): Promise<Reading> {
  const { page, devtools, files, close } = await openSlowPage(browser, storage);
  await devtools.send("Performance.enable");
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForSelector(FIRST_PARAGRAPH);
  const first = await page.evaluate(() => performance.now());
  const bytes = files().reduce((sum, file) => sum + file.bytes, 0);
  await page.getByRole("button", { name: "Finished" }).waitFor({ state: "attached" });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { metrics } = await devtools.send("Performance.getMetrics");
  const work = (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  const taps = [];
  for (const share of [0, 0.5, 1]) taps.push(await tapOnce(page, share));
  await page.keyboard.press("Escape");
  const longest = await scrollThrough(page);
  await close();
  return { first, bytes, elements, work, taps, longest };
}

type Page = Awaited<ReturnType<typeof openSlowPage>>["page"];

/** Touches a word at a place of the text. @returns milliseconds from the touch until the sheet was painted */
async function tapOnce(page: Page, share: number): Promise<number> {
  const place = await page.evaluate((at) => {
    const blocks = document.querySelectorAll<HTMLElement>("p[data-block]");
    const block = blocks[Math.round((blocks.length - 1) * at)];
    block?.scrollIntoView({ block: "center", behavior: "instant" });
    const text = document.createTreeWalker(block ?? document.body, NodeFilter.SHOW_TEXT).nextNode();
    const range = document.createRange();
    range.setStart(text ?? document.body, 0);
    range.setEnd(text ?? document.body, 3);
    const box = range.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, share);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          "pointerdown",
          ({ timeStamp }) => {
            const before = document.querySelector("[role=dialog] h2")?.textContent;
            const look = () => {
              const title = document.querySelector("[role=dialog] h2");
              if (!title?.checkVisibility() || title.textContent === before)
                return requestAnimationFrame(look);
              // After the frame is painted.
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(null);
            };
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      }),
  );
  await page.touchscreen.tap(place.x, place.y);
  return painted;
}

/** Scrolls over the whole text a screen at a time. @returns the longest task meanwhile, milliseconds; 50 or less count as 50 */
async function scrollThrough(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let longest = 50;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    observer.observe({ type: "longtask" });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    scrollTo({ top: 0, behavior: "instant" });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 4) {
      scrollTo({ top, behavior: "instant" });
      await frame();
    }
    await new Promise((resolve) => requestIdleCallback(resolve));
    observer.disconnect();
    return longest;
  });
}

function report(texts: readonly { words: number }[], readings: readonly Reading[][]): void {
  console.log(
    `\nReading at 390 px, 1.6 Mbit/s, 150 ms, CPU 4 × slower, medians of ${readings[0]?.length}, in turns`,
  );
  console.log(
    "    words  first paragraph ms      kB  elements  tap ms: start  middle     end  longest task ms   work ms",
  );
  const work: number[] = [];
  for (const [index, { words }] of texts.entries()) {
    const of = (pick: (reading: Reading) => number) => median((readings[index] ?? []).map(pick));
    work.push(of((reading) => reading.work));
    const taps = [0, 1, 2].map((at) => of(({ taps: all }) => all[at] ?? Number.NaN));
    const figures = [
      of(({ first }) => first)
        .toFixed(0)
        .padStart(18),
      (of(({ bytes }) => bytes) / 1000).toFixed(0).padStart(7),
      of(({ elements }) => elements)
        .toFixed(0)
        .padStart(9),
      (taps[0] ?? 0).toFixed(0).padStart(14),
      ...taps.slice(1).map((tap) => tap.toFixed(0).padStart(7)),
      of(({ longest }) => longest)
        .toFixed(0)
        .padStart(16),
      (work.at(-1) ?? 0).toFixed(0).padStart(9),
    ];
    console.log(`  ${String(words).padStart(7)}${figures.join(" ")}`);
  }
  const [, half = Number.NaN, whole = Number.NaN] = work;
  console.log(
    "  targets: 600 words ≤ 1800 ms, ≤ 200 kB; 20,000 words ≤ 2200 ms; taps ≤ 60 ms; no task over 50 ms",
  );
  console.log(`  work of twice the text: ${(whole / half).toFixed(2)} × (target ≤ 2.2)`);
}
