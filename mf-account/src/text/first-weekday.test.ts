import { locale } from "@lagom/shared/i18n/language";
import { LANGUAGES } from "@lagom/shared/text/languages";
import { afterEach, expect, test, vi } from "vitest";
import { firstWeekday } from "./first-weekday.ts";

afterEach(() => vi.unstubAllGlobals());

test.for(LANGUAGES)("a week in $name begins as Unicode's data say", ({ code }) => {
  vi.stubGlobal("document", { documentElement: { lang: code } });
  const region = new Intl.Locale(locale()) as Intl.Locale & { getWeekInfo(): { firstDay: number } };
  expect(firstWeekday()).toBe(region.getWeekInfo().firstDay);
});
