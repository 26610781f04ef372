import type { Page } from "playwright-core";
import { type Appearance, appearanceOf, differences } from "./appearance.ts";
import type { OpenPage } from "./open-page.ts";
import { drawn } from "./quiet.ts";
import { isGlobalOf, leftOf, positionIn } from "./watch/attribution.ts";
import { watchOf, watchPage } from "./watch/watch-page.ts";

/** Pages of a release, and pages beside them, by their paths. */
export interface Visit {
  paths: readonly string[];
  /** As `books/0123456789ab`. */
  release: string;
  beside: Neighbours;
  /** Whether its pages are worth visiting, once that is known. */
  sound: Promise<boolean>;
}

export interface Neighbours {
  first: string;
  second: string;
}

/** Something that pages have changed beside themselves, or left behind. */
export interface Trace {
  what: string;
  /** The name of the global that it is. */
  global?: string;
  /** From where in the release's scripts, if that is known. */
  place?: string | undefined;
}

/** What stays the same for so long has come to rest. */
const STILL_MS = 100;
/** What differs for longer than this is not still coming to rest. */
const MOST_MS = 3000;

/**
 * Goes from pages beside it to the pages of a release and back, twice and in one document, as a reader does by links.
 * @param traps globals of which the place is wanted where they are set
 * @returns what the pages have changed beside themselves, and what they have left behind
 */
export async function walk(
  open: OpenPage,
  { paths, release, beside, sound }: Visit,
  traps: readonly string[] = [],
): Promise<Trace[]> {
  const { page, quiet, origin } = open;
  await watchPage(page, traps);
  await page.goto(origin + beside.first, { waitUntil: "commit" });
  await page.waitForLoadState();
  await quiet();
  const firstBefore = await atRest(page);
  await go(page, beside.second);
  await quiet();
  const secondBefore = await atRest(page);
  const frameBefore = await page.evaluate(appearanceOf, "frame" as const);
  const watch = await page.evaluateHandle(watchOf);
  await watch.evaluate((one) => one.globals.begin());

  if (!(await sound)) return [];
  const around: string[] = [];
  for (const path of paths) {
    await go(page, path);
    await quiet();
    if (!(await isCovered(page))) around.push(...(await changes(open, frameBefore, "frame")));
  }
  await go(page, beside.second);
  const onSecond = await changes(open, secondBefore, "page");
  await drawn(page); // effects end after the page is drawn
  const once = await watch.evaluate(({ listeners, timers }) => [...listeners(), ...timers.intervals()]);
  for (const path of paths) {
    await go(page, path);
    await page.waitForTimeout(STILL_MS);
    await drawn(page);
  }
  await go(page, beside.first);
  const onFirst = await changes(open, firstBefore, "page");
  await drawn(page);
  const twice = await watch.evaluate(({ listeners, timers }) => [...listeners(), ...timers.intervals()]);
  const globals = await watch.evaluate((one) => one.globals.changed());
  const endless = await watch.evaluate(({ timers }, of) => timers.endless(of), release);

  const left = [...leftOf(release, once, twice), ...endless];
  return [
    ...globals
      .filter((added) => isGlobalOf(added, release))
      .map(({ what, stack }) => ({
        what: `leaves behind window.${what}`,
        global: what,
        place: positionIn(stack, release),
      })),
    ...left.map(({ what, stack }) => ({ what: `leaves behind ${what}`, place: positionIn(stack, release) })),
    ...around.map((what) => ({ what: `changes the frame around it: ${what}` })),
    ...onSecond.map((what) => ({ what: `changes how ${beside.second} looks after it: ${what}` })),
    ...onFirst.map((what) => ({ what: `changes how ${beside.first} looks after it: ${what}` })),
  ];
}

/** Goes to another page without another document. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

/** Whether a dialog covers the frame, which then may look otherwise. */
const isCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector(":modal") !== null);

/** How a page looks once it has come to rest. */
async function atRest(page: Page): Promise<Appearance> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  let before = await page.evaluate(appearanceOf, "page" as const);
  for (let waited = 0; waited < MOST_MS; waited += STILL_MS) {
    await page.waitForTimeout(STILL_MS);
    const now = await page.evaluate(appearanceOf, "page" as const);
    if (differences(before, now, "page").length === 0) break;
    before = now;
  }
  return before;
}

/** In what a page, or the frame around it, looks different from before once it has come to rest. */
async function changes(
  { page, quiet }: OpenPage,
  before: Appearance,
  part: "page" | "frame",
): Promise<string[]> {
  const found = async () => differences(before, await page.evaluate(appearanceOf, part), part);
  for (let ms = STILL_MS / 2; ms < MOST_MS; ms *= 2) {
    if ((await found()).length === 0) return [];
    await page.waitForTimeout(ms);
  }
  // On a busy machine it may still be loading.
  await quiet();
  return found();
}
