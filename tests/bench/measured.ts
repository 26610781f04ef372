import type { Page } from "@playwright/test";

type Measuring = typeof globalThis & { measured?: Promise<number> };

/** Timeout for every wait. */
const GIVE_UP_MS = 60_000;

/**
 * Measures the effect of an action in the page itself.
 * @param watch runs in the page and returns a promise of milliseconds; it listens before `act` begins, since a call into the
 * page and a key or touch sent together have no order
 */
export async function measured(
  page: Page,
  watch: (limit: number) => Promise<number>,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(`void (globalThis.measured = (${watch})(${GIVE_UP_MS}))`);
  await act();
  return page.evaluate(() => (globalThis as Measuring).measured ?? Number.NaN);
}
