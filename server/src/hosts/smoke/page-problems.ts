import type { ReleaseReport } from "@lagom/shared/contract/release-reports";
import type { Deployable } from "@lagom/shared/remote";
import type { Page, Request } from "playwright-core";
import type { RouteEntry } from "../pages/route-match.ts";
import { ENDLESS, HUNG } from "./hung.ts";
import type { InPage, OpenPage } from "./open-page.ts";
import { addressOf } from "./page-routes.ts";
import { REPORTS_PATH } from "./smoke-host.ts";

/** The link with which `boot.js` says that no shell could be started. */
const NOTHING_LEFT = "#root > a[href='']";
/** A page that has sent no report by then is broken; far longer than any load on a busy machine. */
const PAGE_MS = 30_000;
/** A page that sends its reports has begun to by then. */
const SENT_MS = 200;

/** A page that is looked at. */
interface Look extends OpenPage {
  /** What the page has reported of the deployable. */
  reports: ReleaseReport[];
  /** The path of its route. */
  path: string;
  deployable: Deployable;
}

/**
 * The problems with a page while it waits for its data, or else in the first other state of them that has one.
 * @param onLoaded told whether it could be loaded
 */
export const problemsOf = (
  { path, area, page: name }: RouteEntry,
  deployable: Deployable,
  inPage: InPage,
  onLoaded: (isSound: boolean) => void,
): Promise<string[]> =>
  inPage(async (open) => {
    const look: Look = { ...open, reports: [], path, deployable };
    const isAbout = (report: ReleaseReport) =>
      deployable === "shell"
        ? report.deployable === "shell" || report.deployable === area
        : report.deployable === deployable && report.page === name;
    open.page.on("request", (request) => look.reports.push(...reportsIn(request).filter(isAbout)));
    const problems = await problemsWhileLoading(look);
    onLoaded(problems.length === 0);
    return problems.length > 0 ? problems : await problemsWithAnswers(look);
  });

/** One that sends no report has shown nothing, whatever its document shows while it waits. */
async function problemsWhileLoading(look: Look): Promise<string[]> {
  const { page, origin, hangs, reports, path, deployable } = look;
  const told = page
    .waitForRequest(() => reports.length > 0, { timeout: PAGE_MS })
    .then(
      () => {},
      () => {},
    );
  // One that hangs would never finish loading.
  await page.goto(origin + addressOf(path), { waitUntil: "commit" });
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
 * the right form, but make no sense. Areas are shown empty data on the way that tells what they leave behind.
 */
async function problemsWithAnswers(look: Look): Promise<string[]> {
  for (const [state, words] of Object.entries(STATES)) {
    if (state === "empty" && look.deployable !== "shell") continue;
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
async function show(state: keyof typeof STATES, { page, api, quiet }: Look): Promise<void> {
  api.become(state);
  // After an error it asks again when a person comes back to it; data it keeps.
  if (state === "data") await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  if (state === "empty") await page.reload({ waitUntil: "commit" });
  await page.waitForLoadState();
  await quiet();
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
