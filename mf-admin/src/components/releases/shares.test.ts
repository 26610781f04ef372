import { expect, test } from "vitest";
import { percentIn, rolloutIn, stepsIn } from "./shares.ts";

test("a share is a whole number from 1 to 99", () => {
  expect(["1", "99", " 10 "].map(percentIn)).toEqual([1, 99, 10]);
  expect(["0", "100", "1.5", "", "ten"].map(percentIn)).toEqual([null, null, null, null, null]);
});

test("steps grow and end with 100, however they are set apart", () => {
  expect(stepsIn("1, 10, 50, 100")).toEqual([1, 10, 50, 100]);
  expect(stepsIn("5 % → 100 %")).toEqual([5, 100]);
  for (const wrong of ["100", "10, 50", "50, 10, 100", "1,,x,100", "1 2 3 4 5 6 7 8 9 10 100"])
    expect(stepsIn(wrong), wrong).toBeNull();
  expect(rolloutIn("10, 100", "60")).toEqual({ steps: [10, 100], pause_minutes: 60 });
  expect(rolloutIn("10, 100", "20000")).toBeNull();
});
