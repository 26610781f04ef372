import type { ReleaseDocument } from "@lagom/shared/release-document";
import type { Deployable } from "@lagom/shared/remote";
import { expect, type Page } from "@playwright/test";
import { isHeld, isTampered } from "../releases/breakages.ts";
import { type Lab, startLab } from "../releases/lab.ts";
import { test as base, type User } from "./fixtures.ts";

export const ENTRY_TIMEOUT_MS = 10_000;

interface ReleaseFixtures {
  /** A reader who is signed in already. */
  reader: User;
  /** Makes a release with this breakage, and makes it live after a good one, until the test ends. @returns both ids */
  breakLive: (
    deployable: Deployable,
    breakage?: Parameters<Lab["calls"]["make"]>[1],
  ) => Promise<{ bad: string; good: string }>;
  /** Refocuses the tab repeatedly until its newest document is as expected; tabs also check by themselves. */
  hear: (isMeant: (newest: ReleaseDocument) => boolean) => Promise<void>;
}

/** Tests of releases have a product of their own, in which they make, break and promote them. */
export const test = base.extend<ReleaseFixtures, { lab: Lab }>({
  lab: [
    async ({ browserName: _ }, use) => {
      const lab = await startLab({ ENTRY_TIMEOUT_MS: String(ENTRY_TIMEOUT_MS) });
      await use(lab);
      await lab.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  product: async ({ lab: { web, api, auth } }, use) => {
    await use({ web, api, auth, admin: { email: "", password: "" } });
  },
  reader: async ({ user, signIn }, use) => {
    await signIn(user);
    await use(user);
  },
  breakLive: async ({ lab, page }, use) => {
    const made: [Deployable, string][] = [];
    await use(async (deployable, breakage) => {
      const good = await lab.calls.good(deployable);
      const bad = await lab.calls.make(deployable, breakage);
      if (breakage === "integrity") await flipByte(page, bad, (name) => isTampered(deployable, name));
      await page.route(
        fileOf(bad, (name) => isHeld(breakage, name)),
        () => {},
      );
      await lab.calls.promote(deployable, good);
      await lab.calls.promote(deployable, bad);
      made.push([deployable, good]);
      return { bad, good };
    });
    // Leaves a working lab for the next test of this worker.
    for (const [deployable, good] of made) await lab.calls.rollback(deployable, good);
  },
  hear: async ({ page }, use) => {
    let newest: ReleaseDocument | undefined;
    page.on("response", async (response) => {
      if (!response.url().includes("/releases/current.json") || response.status() !== 200) return;
      newest = await response.json().catch(() => newest);
    });
    await use((isMeant) =>
      expect
        .poll(async () => {
          if (newest && isMeant(newest)) return true;
          await lookAgain(page);
          return newest !== undefined && isMeant(newest);
        })
        .toBe(true),
    );
  },
});

/** Refocuses the tab, and waits for the reply. @returns the current document, or null if the tab has it already */
export async function lookAgain(page: Page): Promise<ReleaseDocument | null> {
  const answer = page.waitForResponse("**/releases/current.json?*");
  // Checks in quick succession are merged, so repeat until there is a reply.
  const looking = await page.evaluate(() => window.setInterval(() => dispatchEvent(new Event("focus")), 100));
  const response = await answer;
  await page.evaluate((timer) => clearInterval(timer), looking);
  return response.status() === 200 ? response.json() : null;
}

/** Matches addresses of files of a release by their names. */
export const fileOf =
  (release: string, isMeant: (name: string) => boolean) =>
  ({ pathname }: URL): boolean => {
    const [, name] = pathname.split(`/${release}/`);
    return name !== undefined && isMeant(name);
  };

/** Changes one byte in the middle of files of a release on the way to the page: the host itself never serves altered files. */
export async function flipByte(
  page: Page,
  release: string,
  isMeant: (name: string) => boolean,
): Promise<void> {
  await page.route(fileOf(release, isMeant), async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    const middle = body.byteLength >> 1;
    body[middle] = (body[middle] ?? 0) ^ 1;
    const { "content-type": contentType = "", "access-control-allow-origin": origin = "" } =
      response.headers();
    await route.fulfill({
      body,
      headers: { "content-type": contentType, "access-control-allow-origin": origin },
    });
  });
}
