import { expect, test, vi } from "vitest";
import { formatDay } from "./format.ts";

test("a calendar day is the same west of Greenwich; an instant is on the day that it is there", () => {
  const { DateTimeFormat } = Intl;
  class InNewYork extends DateTimeFormat {
    constructor(locale: string, options: Intl.DateTimeFormatOptions) {
      super(locale, { timeZone: "America/New_York", ...options });
    }
  }
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(InNewYork as never);
  expect(formatDay("2026-11-21")).toBe("21 Nov 2026");
  expect(formatDay("2026-11-21T02:00:00Z")).toBe("20 Nov 2026");
});
