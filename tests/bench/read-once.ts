import type { Browser, CDPSession, Page } from "@playwright/test";
import { openSlowPage, rest } from "./browser.ts";
import { measured } from "./measured.ts";

/** Timeout for every wait. */
const GIVE_UP_MS = 60_000;
/** Positions in the text at which a word is touched: start, middle, end. */
const POSITIONS = [0, 0.5, 1];
/** The page must have stopped scrolling this long before a touch: an earlier one only stops a moving page. */
const FINGER_COMES_MS = 300;
/** How long a touch lasts. */
const FINGER_RESTS_MS = 100;

/** The measurements of one visit to a text. */
export interface Reading {
  /** Milliseconds from navigation until the first paragraph was painted. */
  first: number;
  /** Bytes until then. */
  bytes: number;
  /** Number of elements of the page once the whole text is loaded. */
  elements: number;
  /** Milliseconds of main-thread work until the whole text was loaded. */
  work: number;
  /** Milliseconds from lifting the finger to the painted sheet, at the start, in the middle and at the end of the text. */
  taps: number[];
  /** The longest task while scrolling over the whole text, milliseconds. */
  longest: number;
}

/** Opens a text on a slow phone in a fresh context, touches words and scrolls through it. */
export async function readOnce(
  browser: Browser,
  url: string,
  storage: Readonly<Record<string, string>>,
): Promise<Reading> {
  const { page, devtools, files, close } = await openSlowPage(browser, storage);
  try {
    page.setDefaultTimeout(GIVE_UP_MS);
    await devtools.send("Performance.enable");
    const { painted } = await firstParagraph(page, devtools);
    await page.goto(url, { waitUntil: "commit" });
    const first = await painted;
    const bytes = files().reduce((sum, file) => sum + file.bytes, 0);
    await page.getByRole("button", { name: "Finished" }).waitFor({ state: "attached" });
    await rest(page);
    const { metrics } = await devtools.send("Performance.getMetrics");
    const work = (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
    const elements = await page.evaluate(() => document.querySelectorAll("*").length);
    const taps = [];
    for (const share of POSITIONS) taps.push(await tapOnce(page, devtools, share));
    return { first, bytes, elements, work, taps, longest: await scrollThrough(page) };
  } finally {
    await close();
  }
}

/**
 * Watches for the first paragraph. @returns milliseconds from navigation until it was painted, available while the page is
 * still working
 */
async function firstParagraph(page: Page, devtools: CDPSession): Promise<{ painted: Promise<number> }> {
  await devtools.send("Runtime.enable");
  await devtools.send("Runtime.addBinding", { name: "paragraphPainted" });
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector("p[data-paragraph]")) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () =>
          (window as unknown as { paragraphPainted(ms: string): void }).paragraphPainted(
            String(performance.now()),
          );
        port2.postMessage(null);
      });
    });
    observer.observe(document, { subtree: true, childList: true });
  });
  const painted = new Promise<number>((resolve) => {
    devtools.on("Runtime.bindingCalled", ({ name, payload }) => {
      if (name === "paragraphPainted") resolve(Number(payload));
    });
  });
  return { painted };
}

/** Touches a word at a position of the text. @returns milliseconds from lifting the finger until the sheet was painted */
async function tapOnce(page: Page, devtools: CDPSession, share: number): Promise<number> {
  const place = await page.evaluate((at) => {
    const blocks = document.querySelectorAll<HTMLElement>("p[data-block]");
    const block = blocks[Math.round((blocks.length - 1) * at)] ?? document.body;
    block.scrollIntoView({ block: "start", behavior: "instant" });
    scrollBy({ top: -innerHeight / 4, behavior: "instant" });
    const text = document.createTreeWalker(block, NodeFilter.SHOW_TEXT).nextNode() ?? block;
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, 2);
    const box = range.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, share);
  await rest(page);
  await new Promise((come) => setTimeout(come, FINGER_COMES_MS));
  const milliseconds = await measured(page, untilPainted, async () => {
    const down = devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
    await Promise.all([down, new Promise((lifted) => setTimeout(lifted, FINGER_RESTS_MS))]);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  });
  // It receives keys from then on.
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  return milliseconds;
}

/**
 * Time from lifting the finger to the frame that shows the sheet, from the Event Timing API: with a resolution of 8 ms, as for
 * Interaction to Next Paint. The event that counts is the one that opened the sheet, touchend or click. Events under 16 ms are
 * not reported: then the message after the next frame callback counts.
 */
function untilPainted(limit: number): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("No sheet opened")), limit);
    let lifted = Number.NaN;
    addEventListener("pointerup", ({ timeStamp }) => (lifted = timeStamp), { once: true, capture: true });
    let opened = Number.POSITIVE_INFINITY;
    const sheet = document.querySelector<HTMLElement>("[role=dialog]") ?? document.body;
    const openings = new MutationObserver(() => {
      if (!sheet.dataset.kind || Number.isFinite(opened)) return;
      opened = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const painted = performance.now() - lifted;
          setTimeout(resolve, 1000, painted);
        };
        port2.postMessage(null);
      });
    });
    openings.observe(sheet, { attributes: true, attributeFilter: ["data-kind"] });
    const events = new PerformanceObserver((list) => {
      for (const {
        name,
        startTime,
        duration,
        processingEnd,
      } of list.getEntries() as PerformanceEventTiming[]) {
        if ((name !== "touchend" && name !== "click") || processingEnd < opened) continue;
        openings.disconnect();
        events.disconnect();
        return resolve(startTime + duration - lifted);
      }
    });
    events.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/**
 * Scrolls through the whole text, half a screen per frame. @returns the longest task meanwhile, in milliseconds; up to 50
 * counts as 50
 */
async function scrollThrough(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let longest = 50;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    scrollTo({ top: 0, behavior: "instant" });
    await new Promise((resolve) => requestIdleCallback(resolve));
    observer.observe({ type: "longtask" });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await frame();
    }
    await new Promise((resolve) => requestIdleCallback(resolve));
    observer.disconnect();
    return longest;
  });
}
