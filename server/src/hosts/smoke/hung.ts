import type { Page } from "playwright-core";

/** A page that answers nothing for this long, because its own code runs, is hung; on a busy machine it answers within a second. */
export const HUNG_MS = 8000;
const LOOK_EVERY_MS = 500;

export const HUNG = "hung";

/** Settles once the code of a page has run for `HUNG_MS` without a pause; never for a page that pauses or is closed. */
export async function hung(page: Page): Promise<typeof HUNG> {
  while (!page.isClosed()) {
    if (!(await answers(page))) return HUNG;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return new Promise(() => {});
}

/** Whether a page does anything that it is asked to in time; one that is between two documents, or gone, is not hung. */
async function answers(page: Page): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), HUNG_MS);
  const answered = () => resolve(true);
  page.evaluate(() => 0).then(answered, answered);
  return promise.finally(() => clearTimeout(timer));
}
