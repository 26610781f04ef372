import type { Page } from "playwright-core";
import type { Added } from "./added.ts";
import { type GlobalWatch, watchGlobals } from "./globals.ts";
import { watchListeners } from "./listeners.ts";
import { type TimerWatch, watchTimers } from "./timers.ts";

/** What a watched page can be asked. Each part is added by a script of its own, which uses nothing from outside of the page. */
export interface Watch {
  globals: GlobalWatch;
  /** Those that are there. */
  listeners: () => Added[];
  timers: TimerWatch;
}

/**
 * Watches what the code of each document from now on adds to it.
 * @param traps globals of which the stack is wanted where they are set
 */
export async function watchPage(page: Page, traps: readonly string[]): Promise<void> {
  await page.addInitScript(watchListeners);
  await page.addInitScript(watchTimers);
  await page.addInitScript(watchGlobals, traps);
}

/** Runs in the page. The parts have symbols for names, so that they are no globals themselves. */
export function watchOf(): Watch {
  const parts = window as unknown as Record<symbol, unknown>;
  return {
    globals: parts[Symbol.for("watch.globals")] as GlobalWatch,
    listeners: parts[Symbol.for("watch.listeners")] as Watch["listeners"],
    timers: parts[Symbol.for("watch.timers")] as TimerWatch,
  };
}
