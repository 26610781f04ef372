import { expect, it } from "vitest";
import { partAt } from "./parts.ts";

it("ends a part once it has enough words, with at least one paragraph", () => {
  expect(partAt(0, [2000, 10])).toEqual({ first: 0, last: 0, next: 1 });
  expect(partAt(0, [1000, 1000, 10])).toEqual({ first: 0, last: 1, next: 2 });
  expect(partAt(1, [1000, 1000, 10])).toEqual({ first: 1, last: 2, next: null });
  expect(partAt(3, [1000, 1000, 10])).toBeNull();
});

it("ends a part after 500 paragraphs, however few words they have", () => {
  const counts = Array.from({ length: 1200 }, () => 0);
  expect(partAt(0, counts)).toEqual({ first: 0, last: 499, next: 500 });
  expect(partAt(1000, counts)).toEqual({ first: 1000, last: 1199, next: null });
});
