import { provideAreaHost } from "@lagom/shared/area-host";
import { AreaPart } from "@lagom/shared/area-part";
import { pageConfig } from "@lagom/shared/page-config";
import { render } from "@lagom/shared/testing/render";
import { lazy } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

const LIMIT_MS = 2 * pageConfig().entryTimeoutMs;
const never = new Promise<never>(() => {});

/** What each release of the area exposes; the first one is live, the second is shown instead of it. */
let exposed: Record<string, Promise<object>>;
let told: { release: string; during: string }[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  told = [];
  let shown = 0;
  let changed = () => {};
  provideAreaHost({
    subscribe: (onChange) => {
      changed = onChange;
      return () => {};
    },
    releaseOf: () => Object.keys(exposed)[shown],
    load: ({ release }) => exposed[release] ?? never,
    failed: ({ release }, during) => {
      told.push({ release, during });
      shown++;
      changed();
    },
    enters: () => {},
    leaves: () => {},
    shown: () => {},
    retry: () => {},
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const open = () =>
  render(<AreaPart area="books" part="liked" props={{} as never} loading={<p>Still loading</p>} />);

const Good = () => <p>The good release</p>;
const Held = lazy(() => never);

test.for<[name: string, module: Promise<object>]>([
  ["never arrives", never],
  ["waits for a chunk that never arrives", Promise.resolve({ Page: () => <Held /> })],
])("a page that %s is replaced by the previous release at the time limit", async ([name, module]) => {
  exposed = { [name]: module, [`good ${name}`]: Promise.resolve({ Page: Good }) };
  open();
  await expect.element(page.getByText("Still loading")).toBeVisible();
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
  await expect.element(page.getByText("Still loading")).toBeVisible();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(page.getByText("The good release")).toBeVisible();
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  await expect.element(page.getByText("The good release")).toBeVisible();
  expect(told).toEqual([{ release: name, during: "waiting" }]);
});

test("a page that never arrives, with no other release, ends in a message with Retry", async () => {
  exposed = { alone: never };
  open();
  await expect.element(page.getByText("Still loading")).toBeVisible();
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  await expect.element(page.getByText("This part of Lagom could not be loaded.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Retry" })).toBeVisible();
});
