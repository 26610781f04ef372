import { expect, test } from "vitest";
import { duration } from "./duration.ts";

test.each([
  [0, "0 min"],
  [5, "1 min"],
  [89, "1 min"],
  [3570, "1 h"],
  [12_000, "3 h 20 min"],
])("%i seconds are %s", (seconds, text) => {
  expect(duration(seconds)).toBe(text.replaceAll(" ", "\u00a0"));
});
