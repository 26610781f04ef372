import { expect, test } from "vitest";
import { interval } from "./interval.ts";

const NOW = new Date("2026-03-10T12:00:00Z");
test.each([
  [0, "1 minute"],
  [10, "10 minutes"],
  [90, "2 hours"],
  [2 * 1440, "2 days"],
  [45 * 1440, "1.5 months"],
  [730 * 1440, "2 years"],
])("in %i minutes is %s", (minutes, text) => {
  expect(interval(NOW, new Date(NOW.getTime() + minutes * 60_000))).toBe(text);
});
