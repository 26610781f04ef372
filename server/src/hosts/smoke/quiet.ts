import type { Page, Request } from "playwright-core";
import type { ExampleApi } from "./example-api.ts";
import { REPORTS_PATH } from "./smoke-host.ts";

const QUIET_MS = 400;
const MOST_MS = 10_000;

/**
 * Watches what a page asks for: code, styles and data.
 * @param held how many calls of the page are left without an answer on purpose
 * @returns waits until the page waits for nothing that will come, and has asked for nothing for a moment; for a while at most
 */
export function watchRequests(page: Page, { held }: Pick<ExampleApi, "held">): () => Promise<void> {
  const open = new Set<Request>();
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === REPORTS_PATH) return;
    asked += 1;
    open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return async () => {
    const until = Date.now() + MOST_MS;
    for (let before = -1; (asked !== before || open.size > held()) && Date.now() < until; ) {
      before = asked;
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
      await drawn(page);
    }
  };
}

/** Waits until a page has drawn what it has got. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
