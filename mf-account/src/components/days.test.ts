import { expect, test } from "vitest";
import { busiestDay, calendarDay, type Day, lastDays } from "./days.ts";

const day = (date: string, words_read: number): Day => ({
  day: date,
  words_read,
  words_looked_up: 0,
  words_saved: 0,
  words_reviewed: 0,
  articles_finished: 0,
});

test("the last days end today, go over the end of a month, and have zeros where nothing was read", () => {
  const days = lastDays([day("2026-02-27", 120), day("2025-01-01", 999)], "2026-03-01", 4);
  expect(days.map((d) => [d.day, d.words_read])).toEqual([
    ["2026-02-26", 0],
    ["2026-02-27", 120],
    ["2026-02-28", 0],
    ["2026-03-01", 0],
  ]);
});

test("no day is lost or doubled where the clock is moved", () => {
  const dates = lastDays([], "2026-11-02", 10).map((d) => d.day);
  expect(new Set(dates).size).toBe(10);
  expect(dates[0]).toBe("2026-10-24");
});

test("today is the reader's own day", () => {
  const moment = new Date("2026-11-21T23:30:00Z");
  expect(calendarDay(moment, "America/New_York")).toBe("2026-11-21");
  expect(calendarDay(moment, "Asia/Tokyo")).toBe("2026-11-22");
});

test("the busiest day is the one with the most words, if any were read", () => {
  expect(busiestDay([day("2026-11-01", 10), day("2026-11-02", 30)])?.day).toBe("2026-11-02");
  expect(busiestDay([day("2026-11-01", 0)])).toBeUndefined();
});
