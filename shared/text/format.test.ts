import { expect, test, vi } from "vitest";
import { formatMoment } from "./format.ts";

test("a line does not break between a time and the letters after it", () => {
  vi.stubGlobal("document", { documentElement: { lang: "ar" } });
  expect(formatMoment("2026-11-21T18:12:00")).toMatch(/6:12\u00a0م$/);
});
