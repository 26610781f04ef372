import { expect, test } from "vitest";
import { pageNumberIn } from "./use-page-number.ts";

test.each([
  ["page=4", 4],
  ["", 1],
  ["page=0", 1],
  ["page=-1", 1],
  ["page=2.5", 1],
  ["page=last", 1],
])("%s is page %i", (address, page) => {
  expect(pageNumberIn(new URLSearchParams(address))).toBe(page);
});
