import { expect, test } from "vitest";
import { coverTitleSize } from "./cover-title-size.ts";

test("a short title has the usual size, a long one a smaller", () => {
  expect(coverTitleSize("Heidi")).toBe(16);
  expect(coverTitleSize("The Life and Opinions of Tristram Shandy, Gent")).toBe(11.5);
});

test("the longest word fits on one line", () => {
  const size = coverTitleSize("Great Expectations");
  expect(size).toBeLessThan(16);
  expect(size * 0.66 * "Expectations".length).toBeLessThanOrEqual(100);
});

test("a title in a script without spaces keeps the usual size", () => {
  expect(coverTitleSize("吾輩は猫である")).toBe(16);
});
