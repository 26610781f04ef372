import { expect, test } from "vitest";
import { ago } from "./ago.ts";

const now = new Date("2026-11-21T12:00:00Z");

test.each([
  ["2026-11-21T11:59:30Z", "just now"],
  ["2026-11-21T12:00:05Z", "just now"],
  ["2026-11-21T11:56:00Z", "4\u00a0min"],
  ["2026-11-21T10:00:00Z", "2\u00a0h"],
  ["2026-11-20T12:00:00Z", "1\u00a0day"],
  ["2026-11-18T11:00:00Z", "3\u00a0days"],
])("%s was %s ago", (instant, text) => {
  expect(ago(instant, now)).toBe(text);
});
