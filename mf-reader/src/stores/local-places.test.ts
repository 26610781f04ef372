import { emptyStorage } from "@lagom/shared/testing/storage";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepLocalPlace, laterPlace, localPlace } from "./local-places.ts";

const place = (paragraph: string, minute = 0) => ({
  paragraph,
  sentence: 0,
  occurred_at: `2026-05-01T10:${String(minute).padStart(2, "0")}:00Z`,
});

beforeEach(() => {
  vi.stubGlobal("localStorage", emptyStorage());
});
afterEach(() => vi.unstubAllGlobals());

test("a device keeps the places of the texts that were read last", () => {
  for (let text = 0; text < 130; text += 1) keepLocalPlace(`article:${text}`, place("p1"));
  keepLocalPlace("article:40", place("p2"));
  expect(localPlace("article:29")).toBeNull();
  expect(localPlace("article:40")).toEqual(place("p2"));
  expect(localPlace("article:129")).toEqual(place("p1"));
});

test("of two places the later one counts, whatever its time zone", () => {
  const abroad = { ...place("p9"), occurred_at: "2026-05-01T13:00:00+02:00" };
  expect(laterPlace(place("p1", 30), abroad)).toBe(abroad);
  expect(laterPlace(abroad, place("p1", 30))).toBe(abroad);
  expect(laterPlace(null, abroad)).toBe(abroad);
  expect(laterPlace(null, null)).toBeNull();
});
