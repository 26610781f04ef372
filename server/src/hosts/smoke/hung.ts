import type { Page } from "playwright-core";

/** A page that answers nothing for this long, because its own code runs, is hung; on a busy machine it answers within a second. */
export const HUNG_MS = 6000;
const LOOK_EVERY_MS = 500;

export const HUNG = "hung";

/** In words, what is wrong with such a page. */
export const ENDLESS = `its code does not pause for ${HUNG_MS / 1000} s, or takes all memory, as in an endless loop`;

/** Settles once the code of a page has run for `HUNG_MS` without a pause, or has taken all memory; never for any other page. */
export const hung = (page: Page): Promise<typeof HUNG> => Promise.race([neverPauses(page), crashes(page)]);

async function neverPauses(page: Page): Promise<typeof HUNG> {
  while (!page.isClosed()) {
    // Asked twice: an answer can be lost while a page changes its document, and a machine can stall.
    if (!(await answers(page)) && !(await answers(page))) return HUNG;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return new Promise(() => {});
}

const crashes = (page: Page): Promise<typeof HUNG> =>
  new Promise((resolve) => page.once("crash", () => resolve(HUNG)));

/** Whether a page does anything that it is asked to in time; one that is between two documents, or gone, is not hung. */
async function answers(page: Page): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), HUNG_MS);
  const answered = () => resolve(true);
  page.evaluate(() => 0).then(answered, answered);
  return promise.finally(() => clearTimeout(timer));
}
