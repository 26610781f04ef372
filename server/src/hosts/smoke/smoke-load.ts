import { existsSync } from "node:fs";
import type { SmokeLoad } from "@lagom/releases/gate/gate";
import { inTurns } from "@lagom/releases/in-turns";
import type { FileStore } from "@lagom/releases/store";
import type { BrowserType } from "playwright-core";
import type { Config } from "../../platform/config.ts";
import { sourceStack } from "../../releases/source-stack.ts";
import { leftBehind } from "./left-behind.ts";
import { type InPage, inPage } from "./open-page.ts";
import { problemsOf } from "./page-problems.ts";
import { addressOf, neighboursOf, pagesOf, routesOf } from "./page-routes.ts";
import { openSmokeHost, type SmokeHost } from "./smoke-host.ts";
import { undeclared } from "./undeclared.ts";
import type { Use } from "./watch/taken.ts";

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
  return async (records, record, live) => {
    const { deployable } = record;
    // It takes 80 MB, which a node that never checks a release need not hold.
    const { chromium } = await import("playwright-core");
    const executablePath = browserPath(chromium);
    if (!executablePath) return { skipped: "no Chromium is at hand; CHROMIUM_PATH names one" };
    const table = await routesOf(store, records);
    const routes = pagesOf(table, records, deployable);
    if (routes.length === 0)
      return { problems: [`no page of ${deployable} can be found by the live shell’s routes`] };
    const hosts: SmokeHost[] = [];
    const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
    const used: Use[] = [];
    const onUse = (use: Use) => {
      used.push(use);
    };
    /** Opens pages of a release of the deployable, on a host that is started for the first of them. */
    const pagesWith = (one: typeof record): { release: string; inPage: InPage } => {
      let host: Promise<SmokeHost> | undefined;
      const release = `${deployable}/${one.id}`;
      // A shell takes nothing: it is what others take from.
      const isWatched = one === record && deployable !== "shell";
      return {
        release,
        async inPage(action) {
          host ??= openSmokeHost(store, config, new Map(records).set(deployable, one)).then((opened) => {
            hosts.push(opened);
            return opened;
          });
          return inPage(browser, await host, isWatched ? { release, onUse } : undefined, action);
        },
      };
    };
    try {
      const checked = pagesWith(record);
      const beside = neighboursOf(table, records, deployable);
      const paths = routes.map(({ path }) => addressOf(path));
      const toSource = (place: string) => sourceStack(store, record, place);
      const sound = Promise.withResolvers<boolean>();
      let loading = Math.min(routes.length, PAGES_AT_ONCE);
      const onLoaded = (isSound: boolean) => {
        loading -= 1;
        if (!isSound || loading === 0) sound.resolve(isSound);
      };
      const releases = { checked, live: live && pagesWith(live), sound: sound.promise, toSource };
      // Side by side, since each waits most of the time.
      const [left, problems] = await Promise.all([
        beside ? leftBehind(paths, { ...releases, beside }) : [],
        inTurns(routes, PAGES_AT_ONCE, (route) => problemsOf(route, deployable, checked.inPage, onLoaded)),
      ]);
      // What does not work as it should leaves something behind, too.
      const found = problems.flat();
      return { problems: found.length > 0 ? found : [...undeclared(record, used), ...left] };
    } finally {
      await browser.close();
      for (const host of hosts) await host.close();
    }
  };
}
