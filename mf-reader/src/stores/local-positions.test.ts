import { emptyStorage } from "@lagom/shared/testing/storage";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { laterPosition, localPosition, saveLocalPosition } from "./local-positions.ts";

const position = (paragraph: string, minute = 0) => ({
  paragraph,
  sentence: 0,
  occurred_at: `2026-05-01T10:${String(minute).padStart(2, "0")}:00Z`,
});

beforeEach(() => {
  vi.stubGlobal("localStorage", emptyStorage());
});
afterEach(() => vi.unstubAllGlobals());

test("a device stores the positions of the texts that were read last", () => {
  for (let text = 0; text < 130; text += 1) saveLocalPosition(`article:${text}`, position("p1"));
  saveLocalPosition("article:40", position("p2"));
  expect(localPosition("article:29")).toBeNull();
  expect(localPosition("article:40")).toEqual(position("p2"));
  expect(localPosition("article:129")).toEqual(position("p1"));
});

test("of two positions the later one counts, whatever its time zone", () => {
  const abroad = { ...position("p9"), occurred_at: "2026-05-01T13:00:00+02:00" };
  expect(laterPosition(position("p1", 30), abroad)).toBe(abroad);
  expect(laterPosition(abroad, position("p1", 30))).toBe(abroad);
  expect(laterPosition(null, abroad)).toBe(abroad);
  expect(laterPosition(null, null)).toBeNull();
});
