import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import type { SmokeLoad } from "@lagom/releases/gate/gate";
import { inTurns } from "@lagom/releases/in-turns";
import type { ReleaseRecord } from "@lagom/releases/record";
import type { FileStore } from "@lagom/releases/store";
import { storeKey } from "@lagom/releases/store-key";
import type { ReleaseReport } from "@lagom/shared/contract/release-reports";
import type { Deployable } from "@lagom/shared/remote";
import type { Browser, BrowserType, Page, Request } from "playwright-core";
import type { Config } from "../../platform/config.ts";
import { type RouteEntry, readRouteTable } from "../pages/route-match.ts";
import { type ExampleApi, exampleApi } from "./example-api.ts";
import { HUNG, HUNG_MS, hung } from "./hung.ts";
import { openSmokeHost, PAGE_HEADER, REPORTS_PATH, type SmokeHost } from "./smoke-host.ts";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const PAGES_AT_ONCE = 6;
/** The link with which `boot.js` says that no shell could be started. */
const NOTHING_LEFT = "#root > a[href='']";
/** A page that has sent no report by then is broken; far longer than any load on a busy machine. */
const PAGE_MS = 30_000;
/** A page that sends its reports has begun to by then. */
const SENT_MS = 200;

/** A Chromium on this machine: named by CHROMIUM_PATH, the system's, or Playwright's own. */
function browserPath(chromium: BrowserType): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return (named ? [named] : [...PLACES, chromium.executablePath()]).find((path) => existsSync(path));
}

/**
 * Loads every page of a deployable in a real browser, with the other deployables as given, as a visitor with a session would see it.
 * Behind is an API of examples. Whether a page was shown at all, the shell itself tells, as it does the health feed.
 */
export function smokeLoader(store: FileStore, config: Config): SmokeLoad {
  return async (records, deployable) => {
    // It takes 80 MB, which a node that never checks a release need not hold.
    const { chromium } = await import("playwright-core");
    const executablePath = browserPath(chromium);
    if (!executablePath) return { skipped: "no Chromium is at hand; CHROMIUM_PATH names one" };
    const routes = await routesOf(store, records, deployable);
    if (routes.length === 0)
      return { problems: [`no page of ${deployable} can be found by the live shell’s routes`] };
    const host = await openSmokeHost(store, config, records);
    const browser = await chromium.launch({ executablePath, args: ARGUMENTS }).catch(async (error) => {
      await host.close();
      throw error;
    });
    try {
      const load = (route: RouteEntry) => problemsOf(browser, host, route, deployable);
      // Side by side, since each waits most of the time.
      return { problems: (await inTurns(routes, PAGES_AT_ONCE, load)).flat() };
    } finally {
      await browser.close();
      await host.close();
    }
  };
}

/**
 * One route for each page of the deployable; for a shell, one for each area and one of its own. None if the store has lost the shell's
 * table.
 */
async function routesOf(
  store: FileStore,
  records: ReadonlyMap<Deployable, ReleaseRecord>,
  deployable: Deployable,
): Promise<RouteEntry[]> {
  const shell = records.get("shell");
  const integrity = shell?.files["routes.json"]?.integrity;
  const text =
    shell && integrity && (await store.read(storeKey("shell", shell.id, "routes.json", integrity)));
  const table = text ? readRouteTable(new TextDecoder().decode(text)) : [];
  const keyOf = ({ area, page }: RouteEntry) => (deployable === "shell" ? (area ?? "") : page);
  const wanted = table.filter(({ area }) =>
    deployable === "shell" ? !area || records.has(area) : area === deployable,
  );
  return [...new Map(wanted.map((route) => [keyOf(route), route])).values()];
}

/** A page that is looked at. */
interface Look {
  page: Page;
  api: ExampleApi;
  /** Settles when the page hangs. */
  hangs: Promise<typeof HUNG>;
  /** What the page has reported of the deployable. */
  reports: ReleaseReport[];
  /** The path of its route. */
  path: string;
  deployable: Deployable;
}

/** The problems with a page while it waits for its data, or else in the first other state of them that has one. */
async function problemsOf(
  browser: Browser,
  host: SmokeHost,
  route: RouteEntry,
  deployable: Deployable,
): Promise<string[]> {
  const id = randomUUID();
  const context = await browser.newContext({
    // On the same machine, compressing a file takes longer than sending it.
    extraHTTPHeaders: { "accept-encoding": "identity", [PAGE_HEADER]: id },
    // A third of a page's time went into the animations of what it waits for.
    reducedMotion: "reduce",
  });
  try {
    await context.addInitScript(([key, session]) => localStorage.setItem(key, session), [
      host.sessionKey,
      host.session,
    ] as const);
    const api = exampleApi();
    host.answerAs(id, api);
    const page = await context.newPage();
    const look: Look = { page, api, hangs: hung(page), reports: [], path: route.path, deployable };
    const isAbout = (report: ReleaseReport) =>
      deployable === "shell"
        ? report.deployable === "shell" || report.deployable === route.area
        : report.deployable === deployable && report.page === route.page;
    page.on("request", (request) => look.reports.push(...reportsIn(request).filter(isAbout)));
    const problems = await problemsWhileLoading(look, host);
    return problems.length > 0 ? problems : await problemsWithAnswers(look);
  } finally {
    await context.close();
  }
}

const ENDLESS = `its code does not pause for ${HUNG_MS / 1000} s, or takes all memory, as in an endless loop`;

/** One that sends no report has shown nothing, whatever its document shows while it waits. */
async function problemsWhileLoading(look: Look, host: SmokeHost): Promise<string[]> {
  const { page, hangs, reports, path, deployable } = look;
  const told = page
    .waitForRequest(() => reports.length > 0, { timeout: PAGE_MS })
    .then(
      () => {},
      () => {},
    );
  // One that hangs would never finish loading.
  await page.goto(host.origin + path.replace(/:\w+/g, "1"), { waitUntil: "commit" });
  if ((await Promise.race([told, nothingLeft(page), hangs])) === HUNG)
    return [`${deployable} does not finish loading on ${path}: ${ENDLESS}`];
  return reports.length === 0 ? [`${path} shows nothing of ${deployable}`] : failuresOf(look);
}

const failuresOf = ({ reports, deployable }: Look): string[] =>
  reports
    .filter(({ outcome }) => outcome === "failed")
    .map(({ page, failure, message }) =>
      `${page} of ${deployable} fails in a browser: ${failure} ${message ?? ""}`.trim(),
    );

/** In what order a page is shown them. */
const STATES = { error: "an error of the API", data: "data", empty: "empty data" } as const;

/**
 * Whether a page fails with an error, or hangs with that, with some data or with none. How it shows data is not asked: examples have
 * the right form, but make no sense.
 */
async function problemsWithAnswers(look: Look): Promise<string[]> {
  for (const [state, words] of Object.entries(STATES)) {
    const shown = show(state as keyof typeof STATES, look).catch(pause);
    if ((await Promise.race([shown, look.hangs])) === HUNG)
      return [`${look.deployable} hangs on ${look.path} with ${words}: ${ENDLESS}`];
    const failures = state === "error" ? failuresOf(look) : [];
    if (failures.length > 0) return failures;
  }
  return [];
}

/** After a page has gone to another document, or has crashed, which then is told. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 500));

/** Waits until a page has drawn what it is answered in another state. */
async function show(state: keyof typeof STATES, { page, api }: Look): Promise<void> {
  api.become(state);
  // After an error it asks again when a person comes back to it; data it keeps.
  if (state === "data") await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  if (state === "empty") await page.reload({ waitUntil: "commit" });
  await page.waitForLoadState();
  await api.quiet(() =>
    page.evaluate(() => new Promise<void>((drawn) => requestAnimationFrame(() => setTimeout(drawn)))),
  );
  // Its reports wait to be sent together, or until it ends.
  if (state !== "error") return;
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
  await page.evaluate((ms) => new Promise((sent) => setTimeout(sent, ms)), SENT_MS);
}

/** The reports that a page sends with a request; none if it is another request. */
function reportsIn(request: Request): ReleaseReport[] {
  if (new URL(request.url()).pathname !== REPORTS_PATH) return [];
  return (request.postDataJSON() as { reports: ReleaseReport[] }).reports;
}

/** Settles once the page says that no shell could be started. */
function nothingLeft(page: Page): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  page
    .locator(NOTHING_LEFT)
    .waitFor({ timeout: PAGE_MS })
    .then(
      () => resolve(),
      () => {}, // The page was closed, or is left to the time that all reports have.
    );
  return promise;
}
