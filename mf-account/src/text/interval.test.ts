import { expect, test } from "vitest";
import { interval } from "./interval.ts";

const NOW = new Date("2026-03-10T12:00:00Z");
test.each([
  [0, "1 min"],
  [10, "10 min"],
  [90, "2 h"],
  [2 * 1440, "2 d"],
  [45 * 1440, "1.5 mo"],
  [730 * 1440, "2 y"],
])("in %i minutes is %s", (minutes, text) => {
  expect(interval(NOW, new Date(NOW.getTime() + minutes * 60_000))).toBe(text);
});
