import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paths } from "@lagom/shared/paths";
import type { Browser, ElementHandle, Page } from "@playwright/test";
import { type Product, startProduct } from "../product/product.ts";
import { openBrowser, openSlowPage, rest, type SlowPage } from "./browser.ts";
import { mainPages } from "./main-pages.ts";
import { makeReader, saveSomeWords } from "./reader.ts";

/** Milliseconds from an action until the next frame (web.dev/articles/inp). */
const LIMIT_MS = 100;
/** Shorter events are not reported (w3.org/TR/event-timing). */
const SHORTEST_MS = 16;
const CONTROLS = "a[href], button, summary, input, select, textarea, [role=menuitem]";
/** How long a touch lasts. */
const FINGER_RESTS_MS = 100;
/** Ends the session, so it is tried last. */
const LAST = /^(Sign out|Delete)/;

interface Control {
  /** Equal for the same control of each card or row. */
  kind: string;
  name: string;
}
type Found = Control & { element: ElementHandle<HTMLElement> };

declare global {
  interface Window {
    /** The longest event of the current action, in milliseconds. */
    longestEvent: number;
  }
}

/**
 * The longest time from an action to the next frame, of each kind of control on the ten main pages and in the dialogs and menus that
 * they open, on a phone with a processor four times slower: links, buttons and choices are touched, fields get a letter, selects a key.
 * @returns whether no action took longer than the limit
 */
export async function benchInteractions(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-bench-"));
  const product = await startProduct(folder);
  await product.completed();
  const browser = await openBrowser();
  try {
    console.log(`\nFrom an action to the next frame at 390 px, CPU 4 × slower, ms (target ≤ ${LIMIT_MS})`);
    const pages = await mainPages(browser, product, await makeReader(product));
    const known = new Set<string>();
    let kept = true;
    for (const path of pages) kept = (await benchPage(browser, product, path, known)) && kept;
    return kept;
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param known the kinds of controls that have been tried already */
async function benchPage(browser: Browser, product: Product, path: string, known: Set<string>) {
  const storage = path === paths.landing ? {} : await makeReader(product);
  if (path !== paths.landing) await saveSomeWords(product, storage);
  const slow = await openSlowPage(browser, storage);
  await slow.devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await slow.page.addInitScript((durationThreshold) => {
    window.longestEvent = 0;
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEventTiming & {
        interactionId: number;
      })[])
        if (interactionId > 0) window.longestEvent = Math.max(window.longestEvent, duration);
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_MS);
  const times: { name: string; milliseconds: number }[] = [];
  const open = () => openPage(slow, product.web + path);

  /** Tries each new control of the page, or of the dialog or menu that the controls of `way` open. */
  async function tryControls(way: readonly Control[]): Promise<void> {
    await open();
    for (const control of way) await act(slow, control);
    const fresh = (await controlsOf(slow.page)).filter(({ kind }) => !known.has(kind));
    for (const control of fresh.toSorted((a, b) => Number(LAST.test(a.name)) - Number(LAST.test(b.name)))) {
      if (known.has(control.kind)) continue;
      known.add(control.kind);
      await open();
      const name = [...way, control].map((one) => one.name).join(" › ");
      try {
        for (const before of way) await act(slow, before);
        times.push({ name, milliseconds: await act(slow, control) });
      } catch (error) {
        console.log(`    not measured: ${name}, ${(error as Error).message.split("\n")[0]}`);
      }
      if (way.length === 0 && (await slow.page.locator(OPEN).count()) > 0) await tryControls([control]);
    }
  }
  await tryControls([]);
  await slow.close();
  const slowest = times.toSorted((a, b) => b.milliseconds - a.milliseconds);
  const over = slowest.filter(({ milliseconds }) => milliseconds > LIMIT_MS);
  console.log(`  ${path}: ${times.length} actions, slowest ${slowest[0]?.milliseconds}`);
  for (const { name, milliseconds } of slowest.slice(0, Math.max(3, over.length)))
    console.log(`    ${String(milliseconds).padStart(5)}  ${name}`);
  return over.length === 0;
}

const OPEN = "dialog[open], :popover-open, [role=dialog]:not([inert])";

async function openPage({ page }: SlowPage, url: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(url);
  await page.locator("main h1").first().waitFor();
  await page.locator("main").getByText("Loading", { exact: true }).waitFor({ state: "detached" });
  await rest(page);
}

/** The controls of what is open over the page, or of the page. */
async function elementsOf(page: Page): Promise<ElementHandle<HTMLElement>[]> {
  const opened = await page.locator(OPEN).all();
  const root = opened.at(-1) ?? page.locator("body");
  const all = await root.locator(CONTROLS).elementHandles();
  const elements = all as ElementHandle<HTMLElement>[];
  const usable = await Promise.all(
    elements.map((element) =>
      element.evaluate(
        (found) =>
          found.checkVisibility({ visibilityProperty: true }) &&
          !found.matches(":disabled, [inert] *, [target=_blank], [download], .skip-link"),
      ),
    ),
  );
  return elements.filter((_, at) => usable[at]);
}

async function controlsOf(page: Page): Promise<Found[]> {
  return Promise.all(
    (await elementsOf(page)).map(async (element) => ({
      element,
      ...(await element.evaluate((found) => {
        const label =
          found.getAttribute("aria-label") ?? (found as HTMLInputElement).labels?.[0]?.textContent;
        const name = (label ?? found.textContent).trim().slice(0, 40);
        const item = found.closest("li, article, tr");
        const look = `${found.localName}.${found.className}`;
        const ofItem = item && [...item.querySelectorAll(found.localName)].indexOf(found);
        return { name, kind: item ? `${item.className} ${look} ${ofItem}` : `${look} ${name}` };
      })),
    })),
  );
}

/** Touches a control, or enters something into it. @returns the longest time to the next frame, milliseconds; 0 if too short to tell */
async function act({ page, devtools }: SlowPage, { kind, name }: Control): Promise<number> {
  const element = (await controlsOf(page)).find((one) => one.kind === kind)?.element;
  if (!element) throw new Error(`${page.url()} has no “${name}” when it is loaded again`);
  const type = await element.evaluate((found) => (found as HTMLInputElement).type ?? "");
  await element.scrollIntoViewIfNeeded();
  await rest(page);
  await page.evaluate(() => (window.longestEvent = 0));
  if (type === "select-one") {
    await element.focus();
    await page.keyboard.press("ArrowDown");
  } else {
    const box = await element.boundingBox();
    if (!box) throw new Error(`${page.url()} lost a control`);
    const finger = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 20) };
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
    await new Promise((lifted) => setTimeout(lifted, FINGER_RESTS_MS));
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    if (["text", "email", "password", "search", "textarea", "url", "number"].includes(type))
      await page.keyboard.press("a");
  }
  // Twice, since the browser reports an event after the frame that follows it.
  for (let time = 0; time < 2; time += 1) await rest(page).catch(() => page.waitForLoadState());
  return page.evaluate(() => window.longestEvent);
}
