import { expect, test } from "vitest";
import { sentenceAt, sentencePieces, tokenBounds, tokensAt, tokensBetween } from "./block.ts";
import { blockOf } from "./testing.ts";

const { paragraph } = blockOf("p1", ["Två gånger, om dagen.", "Sedan sover havet."]);
const textOf = (token: number) => {
  const { start, end } = tokenBounds(paragraph, token);
  return paragraph.text.slice(start, end);
};

test("a caret finds the word it is in or next to, and none between words", () => {
  expect(tokensAt(paragraph, 0).map(textOf)).toEqual(["Två"]);
  expect(tokensAt(paragraph, 3).map(textOf)).toEqual(["Två"]);
  expect(tokensAt(paragraph, 6).map(textOf)).toEqual(["gånger"]);
  expect(tokensAt(paragraph, 10).map(textOf)).toEqual(["gånger"]);
  expect(tokensAt(paragraph, 11)).toEqual([]);
  expect(tokensAt(paragraph, paragraph.text.length)).toEqual([]);
});

test("a caret between two joined tokens finds both, as in a script without spaces", () => {
  const joined = { ...paragraph, text: "图书馆开", tokens: [0, 3, 0, 3, 4, 1] };
  expect(tokensAt(joined, 3)).toEqual([1, 0]);
});

test("every token is found at each of its letters", () => {
  for (let token = 0; token < paragraph.tokens.length / 3; token += 1) {
    const { start, end } = tokenBounds(paragraph, token);
    for (let offset = start; offset <= end; offset += 1) expect(tokensAt(paragraph, offset)).toContain(token);
  }
});

test("a selection takes every word that it touches", () => {
  expect(tokensBetween(paragraph, 5, 14)).toEqual({ from: 1, to: 2 });
  expect(tokensBetween(paragraph, 0, paragraph.text.length)).toEqual({ from: 0, to: 6 });
  expect(tokensBetween(paragraph, 10, 12)).toBeNull();
});

test("the sentence of a word is found; the space between two belongs to the first", () => {
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
