import { expect, test, vi } from "vitest";
import { formatCalendarDay } from "./format-calendar-day.ts";

test("a calendar day is the same on a device west of Greenwich", () => {
  class InNewYork extends Intl.DateTimeFormat {
    constructor(locale: string, options: Intl.DateTimeFormatOptions) {
      super(locale, { timeZone: "America/New_York", ...options });
    }
  }
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(InNewYork as never);
  expect(formatCalendarDay("2026-11-21")).toBe("21 Nov 2026");
});
