import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from "@playwright/test";
import { findChromium } from "../run/chromium.ts";

/** Timeout for every wait. */
const GIVE_UP_MS = 60_000;

/** 1.6 Mbit/s down, 0.75 up, 150 ms a request, a processor four times slower (docs/architecture.md#numbers). */
const SLOW = { latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (0.75e6 / 8) | 0 };
const CPU_SLOWDOWN = 4;

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

export interface LoadedFile {
  url: string;
  bytes: number;
  /** Number of sequential requests that led to this one, counting the document as 1. */
  depth: number;
  type: string;
  /** When it was requested and when all of it was there, in seconds of a clock of the browser's. */
  begun: number;
  ended: number;
}

export interface Load {
  /** From navigation until the content was on the page, in milliseconds. */
  milliseconds: number;
  /** The files requested until nothing was loaded any more. */
  files: LoadedFile[];
}

export interface SlowPage {
  page: Page;
  devtools: CDPSession;
  /** The files loaded so far. */
  files(): LoadedFile[];
  close(): Promise<void>;
}

/** Opens an empty page in a fresh context of a slow phone that records what it loads. */
export async function openSlowPage(
  browser: Browser,
  storage: Readonly<Record<string, string>>,
  options: Pick<BrowserContextOptions, "serviceWorkers" | "storageState"> = {},
): Promise<SlowPage> {
  const context = await browser.newContext({
    ...options,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const files = await recordFiles(devtools);
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...SLOW });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { page, devtools, files, close: () => context.close() };
}

/** Records what a page loads from now on. @returns what it has loaded so far */
export async function recordFiles(devtools: CDPSession): Promise<() => LoadedFile[]> {
  const files = new Map<string, LoadedFile>();
  const byUrl = new Map<string, LoadedFile>();
  await devtools.send("Network.enable");
  devtools.on("Network.requestWillBeSent", ({ requestId, request, initiator, type, timestamp }) => {
    const [frame] = initiator.stack?.callFrames ?? [];
    const parent = byUrl.get(frame?.url ?? initiator.url ?? "");
    const file = {
      url: request.url,
      bytes: 0,
      depth: (parent?.depth ?? 0) + 1,
      type: type ?? "Other",
      begun: timestamp,
      ended: timestamp,
    };
    files.set(requestId, file);
    if (!byUrl.has(request.url)) byUrl.set(request.url, file);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
    const file = files.get(requestId);
    if (file) Object.assign(file, { bytes: encodedDataLength, ended: timestamp });
  });
  return () => [...files.values()].filter(({ bytes }) => bytes > 0);
}

/**
 * Opens an address, after whatever this page has opened before, and measures when its content appeared, and what is loaded until it
 * rests, so that all of it is in the cache.
 * @param content CSS selector, or `text=…`
 */
export async function loadInTurn({ page, files }: SlowPage, url: string, content: string): Promise<Load> {
  await page.goto("about:blank");
  const before = files().length;
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForSelector(content, { timeout: GIVE_UP_MS });
  const milliseconds = await page.evaluate(() => performance.now());
  await page.waitForLoadState("networkidle");
  return { milliseconds, files: files().slice(before) };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Waits until the page is idle. */
export const rest = (page: Page): Promise<unknown> =>
  page.evaluate(
    (timeout) =>
      // Without a frame to draw, the browser may report idleness late.
      new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout }))),
    GIVE_UP_MS,
  );
