import { expect, test } from "vitest";
import { type StreakDay, streakDayInitial, streakDayLabel, streakToday } from "./streak-labels.ts";

const on = (day: string, state: StreakDay["state"]): StreakDay => ({ day, state });

test("a square says its day and what became of it", () => {
  expect(streakDayLabel(on("2026-11-16", "repaired"))).toBe("Monday 16 November: missed and repaired");
  expect(streakDayLabel(on("2026-11-21", "today"))).toBe("Saturday 21 November: today, not yet counted");
  expect(streakDayInitial(on("2026-11-18", "counted"))).toBe("W");
});

test("tells what is left to do today, or that today counts", () => {
  const left = "Finish one article or read 200 words today.";
  expect(streakToday([on("2026-11-20", "missed"), on("2026-11-21", "today")])).toBe(left);
  expect(streakToday([on("2026-11-21", "counted")])).toBe("Today already counts.");
  expect(streakToday([])).toBe(left);
});
