import { describe, expect, it } from "vitest";
import { streakOf } from "./streak.ts";

const TODAY = "2026-11-21";
const day = (ago: number) => new Date(Date.parse(TODAY) - ago * 86_400_000).toISOString().slice(0, 10);
const ago = (...days: number[]) => days.map(day);
const states = (...days: number[]) => streakOf(ago(...days), TODAY).week.map(({ state }) => state);

describe("a streak", () => {
  it("is nothing without a day", () => {
    expect(streakOf([], TODAY)).toMatchObject({ current: 0, longest: 0 });
    expect(states()).toEqual(["missed", "missed", "missed", "missed", "missed", "missed", "today"]);
  });

  it("counts days in a row and is not broken by a today that is not over", () => {
    expect(streakOf(ago(1, 2, 3), TODAY).current).toBe(3);
    expect(streakOf(ago(0, 1, 2, 3), TODAY).current).toBe(4);
  });

  it("repairs one missed day a week, which does not lengthen it", () => {
    expect(streakOf(ago(0, 1, 3, 4), TODAY).current).toBe(4);
    expect(states(0, 1, 3, 4)).toEqual([
      "missed",
      "missed",
      "counted",
      "counted",
      "repaired",
      "counted",
      "counted",
    ]);
    expect(streakOf(ago(2, 3), TODAY)).toMatchObject({ current: 2 });
  });

  it("breaks at a second missed day within a week, and at two in a row", () => {
    expect(streakOf(ago(0, 2, 4, 5), TODAY)).toMatchObject({ current: 1, longest: 3 });
    expect(streakOf(ago(0, 3, 4), TODAY)).toMatchObject({ current: 1, longest: 2 });
  });

  it("repairs again after a week", () => {
    expect(streakOf(ago(0, 2, 3, 4, 5, 6, 7, 9), TODAY).current).toBe(8);
  });

  it("shows the last seven days, oldest first", () => {
    expect(streakOf([], TODAY).week.map((shown) => shown.day)).toEqual(ago(6, 5, 4, 3, 2, 1, 0));
  });
});
