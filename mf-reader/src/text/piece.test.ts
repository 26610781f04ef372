import { expect, test } from "vitest";
import { rangesOf } from "./piece.ts";

const SENTENCE = `${"havet stiger och ".repeat(80)}faller.`;
const place = { rewrite: 7, paragraph: "p1" };

test("a sentence is asked for as a whole, a very long one in ranges that begin with a word", () => {
  const short = { ...place, start: 3, end: 16 };
  expect(rangesOf({ ...short, text: "Havet stiger." })).toEqual([short]);
  const ranges = rangesOf({ ...place, text: SENTENCE, start: 3, end: 3 + SENTENCE.length });
  expect(ranges).toHaveLength(2);
  const texts = ranges.map(({ start, end }) => SENTENCE.slice(start - 3, end - 3));
  expect(texts.join("")).toBe(SENTENCE);
  expect(texts.every((text) => text.length <= 1000 && /^\p{L}/u.test(text))).toBe(true);
});

test("a sentence without a space is split anywhere", () => {
  const lengths = rangesOf({ ...place, text: "海".repeat(2100), start: 0, end: 2100 }).map(
    (r) => r.end - r.start,
  );
  expect(lengths).toEqual([1000, 1000, 100]);
});
