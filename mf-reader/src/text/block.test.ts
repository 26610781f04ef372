import { expect, test } from "vitest";
import { sentenceAt, sentencePieces, unitBounds, unitsAt, unitsBetween } from "./block.ts";
import { blockOf } from "./testing.ts";

const { paragraph } = blockOf("p1", ["Två gånger, om dagen.", "Sedan sover havet."]);
const textOf = (unit: number) => {
  const { start, end } = unitBounds(paragraph, unit);
  return paragraph.text.slice(start, end);
};

test("a caret finds the word it stands in or at the edge of, and none between words", () => {
  expect(unitsAt(paragraph, 0).map(textOf)).toEqual(["Två"]);
  expect(unitsAt(paragraph, 3).map(textOf)).toEqual(["Två"]);
  expect(unitsAt(paragraph, 6).map(textOf)).toEqual(["gånger"]);
  expect(unitsAt(paragraph, 10).map(textOf)).toEqual(["gånger"]);
  expect(unitsAt(paragraph, 11)).toEqual([]);
  expect(unitsAt(paragraph, paragraph.text.length)).toEqual([]);
});

test("a caret between two joined units finds both, as in a script without spaces", () => {
  const joined = { ...paragraph, text: "图书馆开", units: [0, 3, 0, 3, 4, 1] };
  expect(unitsAt(joined, 3)).toEqual([1, 0]);
});

test("every unit is found at each of its letters", () => {
  for (let unit = 0; unit < paragraph.units.length / 3; unit += 1) {
    const { start, end } = unitBounds(paragraph, unit);
    for (let offset = start; offset <= end; offset += 1) expect(unitsAt(paragraph, offset)).toContain(unit);
  }
});

test("a selection takes every word that it touches", () => {
  expect(unitsBetween(paragraph, 5, 14)).toEqual({ from: 1, to: 2 });
  expect(unitsBetween(paragraph, 0, paragraph.text.length)).toEqual({ from: 0, to: 6 });
  expect(unitsBetween(paragraph, 10, 12)).toBeNull();
});

test("a word's sentence is found; the space between two belongs to the first", () => {
  expect(sentenceAt(paragraph, 0).index).toBe(0);
  expect(sentenceAt(paragraph, 21)).toEqual({ index: 0, start: 0, end: 21 });
  expect(sentenceAt(paragraph, 22)).toEqual({ index: 1, start: 22, end: 40 });
});

test("the pieces of a paragraph are exactly its text", () => {
  const pieces = sentencePieces(paragraph);
  expect(pieces.map(({ text }) => text)).toEqual(["Två gånger, om dagen. ", "Sedan sover havet."]);
  expect(pieces.map(({ text }) => text).join("")).toBe(paragraph.text);
  expect(sentencePieces({ ...paragraph, sentences: [] })).toEqual([{ start: 0, text: paragraph.text }]);
});
