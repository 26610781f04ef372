import { describe, expect, it } from "vitest";
import { addDays, countDays, streakOn } from "./streak.ts";

const TODAY = "2026-11-21";
const ago = (...days: number[]) => days.map((day) => addDays(TODAY, -day));
const LONG_AGO = "2026-01-01";
const streakOf = (...days: number[]) => streakSince(LONG_AGO, ...days);
const streakSince = (joined: string, ...days: number[]) => {
  const { state, repaired } = countDays(ago(...days));
  return streakOn(TODAY, state, new Set(ago(...days)), new Set(repaired), joined);
};
const states = (...days: number[]) => streakOf(...days).week.map(({ state }) => state);

describe("a streak", () => {
  it("is nothing without a day", () => {
    expect(streakOf()).toMatchObject({ current: 0, longest: 0 });
    expect(states()).toEqual(["missed", "missed", "missed", "missed", "missed", "missed", "today"]);
  });

  it("names no day before the account as missed, but what was read before it", () => {
    const statesSince = (ago: number, ...days: number[]) =>
      streakSince(addDays(TODAY, -ago), ...days).week.map(({ state }) => state);
    expect(statesSince(0)).toEqual(["today"]);
    expect(statesSince(2, 1)).toEqual(["missed", "counted", "today"]);
    expect(statesSince(0, 3)).toEqual(["counted", "missed", "missed", "today"]);
    expect(statesSince(6)).toHaveLength(7);
  });

  it("counts days in a row and is not broken by a today that is not over", () => {
    expect(streakOf(1, 2, 3).current).toBe(3);
    expect(streakOf(0, 1, 2, 3).current).toBe(4);
  });

  it("repairs one missed day a week, which does not lengthen it", () => {
    expect(streakOf(0, 1, 3, 4).current).toBe(4);
    expect(states(0, 1, 3, 4).slice(2)).toEqual(["counted", "counted", "repaired", "counted", "counted"]);
  });

  it("shows a missed yesterday as repaired while today may still go on", () => {
    expect(streakOf(2, 3).current).toBe(2);
    expect(states(2, 3).slice(-3)).toEqual(["counted", "repaired", "today"]);
  });

  it("breaks at a second missed day within a week, and at two in a row", () => {
    expect(streakOf(0, 2, 4, 5)).toMatchObject({ current: 1, longest: 3 });
    expect(streakOf(0, 3, 4)).toMatchObject({ current: 1, longest: 2 });
    expect(streakOf(2, 4, 5)).toMatchObject({ current: 0, longest: 3 });
  });

  it("repairs again after a week", () => {
    expect(streakOf(0, 2, 3, 4, 5, 6, 7, 9).current).toBe(8);
  });

  it("counts no day twice, in whatever order they come", () => {
    expect(countDays(ago(0, 2, 1, 2, 0)).state).toMatchObject({ current: 3, lastDay: TODAY });
  });

  it("goes on while today lies before the last day that counts, west of the date line", () => {
    expect(streakOf(-1, 0, 1)).toMatchObject({ current: 3 });
  });

  it("shows the last seven days, oldest first", () => {
    expect(streakOf().week.map((shown) => shown.day)).toEqual(ago(6, 5, 4, 3, 2, 1, 0));
  });
});
