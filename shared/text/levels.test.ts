import { expect, it } from "vitest";
import { LEVELS, type Level, levelsByNearness, nearestLevel } from "./levels.ts";

it.each<[Level, Level[], Level]>([
  ["B1", ["A2", "B1", "C1"], "B1"],
  ["B2", ["A2", "B1", "C1"], "B1"],
  ["A1", ["A2", "B1", "C1"], "A2"],
  ["C2", ["C1", "A2"], "C1"],
  ["A1", ["C1"], "C1"],
])("asked for %s of %j the reader gets %s", (wanted, available, nearest) => {
  expect(nearestLevel(wanted, available)).toBe(nearest);
});

it("orders all levels, easier before harder", () => {
  expect(levelsByNearness("B1")).toEqual(["B1", "A2", "A1", "B2", "C1", "C2"]);
  expect(levelsByNearness("A1")).toEqual([...LEVELS]);
});

it("refuses to choose from nothing", () => {
  expect(() => nearestLevel("A2", [])).toThrow(RangeError);
});
