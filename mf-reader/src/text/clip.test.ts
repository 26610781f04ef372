import { expect, it } from "vitest";
import { clip } from "./clip.ts";

it("clips a text to whole characters", () => {
  expect(clip("hej", 5)).toBe("hej");
  expect(clip("hej", 2)).toBe("he");
  expect(clip("ab😀", 4)).toBe("ab😀");
  expect(clip("ab😀", 3)).toBe("ab\uFFFD");
});
