import type { Entry } from "@lagom/shared/write-queue/entries";
import { expect, test } from "vitest";
import { UNCONFIRMED, withUnsentCorrections } from "./token-corrections.ts";

const corrections = [{ id: 3, surface: "icecream", cuts: [3] }];
const entry = (key: Entry["key"], request: Entry["request"]): Entry => ({
  id: "1",
  user: "ada",
  patient: false,
  key,
  request,
});
const put = (surface: string, cuts: number[]) =>
  entry("PUT /api/token-corrections", { body: { language: "english", surface, cuts } });

test("unsent corrections show in order, for their own language, unconfirmed", () => {
  const waiting = [put("ice cream", []), put("icecream", [2]), put("icecream", [4])];
  expect(withUnsentCorrections(corrections, waiting, "english")).toEqual([
    { id: UNCONFIRMED, surface: "ice cream", cuts: [] },
    { id: UNCONFIRMED, surface: "icecream", cuts: [4] },
  ]);
  expect(withUnsentCorrections(corrections, waiting, "svenska")).toBe(corrections);
});

test("a correction whose deletion is unsent does not show", () => {
  const waiting = [entry("DELETE /api/token-corrections/{id}", { params: { id: 3 } })];
  expect(withUnsentCorrections(corrections, waiting, "english")).toEqual([]);
});
