import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Waits until the worker has stored the frame. */
export async function frameStored(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/newsfeed")) !== undefined), {
      timeout: 60_000,
    })
    .toBe(true);
}
