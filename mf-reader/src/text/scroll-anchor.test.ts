import { expect, test } from "vitest";
import { anchoredTop } from "./scroll-anchor.ts";

test("a paragraph whose top is in view keeps its top", () => {
  expect(anchoredTop({ top: 200, height: 300 }, 120, 260, 128)).toBe(200);
});

test("the same share of a long paragraph stays above the line", () => {
  expect(anchoredTop({ top: -340, height: 1200 }, 600, 260, 128)).toBe(-40);
});
