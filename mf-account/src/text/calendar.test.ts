import { expect, test, vi } from "vitest";
import { type Day, daysOfAll, lastWeeks, mondayOf, shadeOf, yearOf } from "./calendar.ts";

const day = (date: string, words_read: number): Day => ({
  day: date,
  words_read,
  words_looked_up: 1,
  words_saved: 0,
  words_reviewed: 0,
  articles_finished: 0,
});

test("a week begins on Monday", () => {
  expect(mondayOf("2026-11-22")).toBe("2026-11-16");
  expect(mondayOf("2026-11-23")).toBe("2026-11-23");
  expect(mondayOf("2028-03-01")).toBe("2028-02-28");
});

test("the days of all languages are added up", () => {
  const days = daysOfAll([
    { days: [day("2026-11-20", 100), day("2026-11-21", 5)] },
    { days: [day("2026-11-20", 20)] },
  ]);
  expect(days.map((d) => [d.day, d.words_read, d.words_looked_up])).toEqual([
    ["2026-11-20", 120, 2],
    ["2026-11-21", 5, 1],
  ]);
});

test("the last weeks end with this one, and have zeros where nothing was read", () => {
  const weeks = lastWeeks(
    [day("2026-11-09", 7), day("2026-11-15", 3), day("2025-01-01", 999)],
    "2026-11-25",
    3,
  );
  expect(weeks.map(({ week, words_read }) => [week, words_read])).toEqual([
    ["2026-11-09", 10],
    ["2026-11-16", 0],
    ["2026-11-23", 0],
  ]);
});

test("a year is whole weeks, but not days to come, and loses none where the clock is moved", () => {
  const year = yearOf([day("2026-11-25", 9)], "2026-11-25", 53);
  expect(year).toHaveLength(53);
  expect(year.at(-1)?.map((d) => [d.day, d.words_read])).toEqual([
    ["2026-11-23", 0],
    ["2026-11-24", 0],
    ["2026-11-25", 9],
  ]);
  expect(new Set(year.flat().map((d) => d.day)).size).toBe(52 * 7 + 3);
});

test.for([
  ["ja", "2026-11-22"],
  ["ar", "2026-11-21"],
  ["de", "2026-11-23"],
] as const)("in %s, the weeks of a year begin as calendars there do", ([lang, first]) => {
  vi.stubGlobal("document", { documentElement: { lang } });
  const year = yearOf([], "2026-11-25", 53);
  expect(year.at(-1)?.[0]?.day).toBe(first);
  expect(year.flat().at(-1)?.day).toBe("2026-11-25");
  vi.unstubAllGlobals();
});

test("a day is darker the more was read, and white only when nothing was", () => {
  expect([0, 1, 25, 26, 75, 100].map((words) => shadeOf(words, 100))).toEqual([0, 1, 1, 2, 3, 4]);
  expect(shadeOf(0, 0)).toBe(0);
});
