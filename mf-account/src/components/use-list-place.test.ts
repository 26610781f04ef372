import { expect, test } from "vitest";
import { placeFrom, placeInAddress } from "./use-list-place.ts";

const there = (address: string) => placeFrom(new URLSearchParams(address));

test("an address says page and language, by name or by code", () => {
  expect(there("page=3&language=svenska")).toEqual({ page: 3, language: "svenska" });
  expect(there("language=ar")).toEqual({ page: 1, language: "العربية" });
});

test("what makes no sense in an address is the first page of all languages", () => {
  expect(there("page=-2&language=klingon")).toEqual({ page: 1, language: undefined });
  expect(there("page=1.5")).toEqual({ page: 1, language: undefined });
});

test("the first page of all languages has a bare address, and every place comes back from its own", () => {
  expect(placeInAddress({ page: 1, language: undefined })).toEqual({});
  const place = { page: 2, language: "日本語" } as const;
  expect(placeFrom(new URLSearchParams(placeInAddress(place)))).toEqual(place);
});
