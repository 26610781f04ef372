import type { Page } from "@playwright/test";

type Measuring = typeof globalThis & { measured?: Promise<number> };

/** What is not there after this long will never come. */
const GIVE_UP_MS = 60_000;

/**
 * Measures what follows an act, in the page itself.
 * @param watch runs in the page and gives a promise of milliseconds; it listens before `act` begins, since nothing orders a
 * call into the page and a key or a touch that are sent together
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
