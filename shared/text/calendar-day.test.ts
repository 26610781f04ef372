import { expect, test } from "vitest";
import { calendarDay } from "./calendar-day.ts";

test("today is the reader's own day", () => {
  const moment = new Date("2026-11-21T23:30:00Z");
  expect(calendarDay(moment, "America/New_York")).toBe("2026-11-21");
  expect(calendarDay(moment, "Asia/Tokyo")).toBe("2026-11-22");
});
