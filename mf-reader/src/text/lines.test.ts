import { expect, test } from "vitest";
import type { Block } from "./block.ts";
import { lineAt, linesOf } from "./lines.ts";
import { blockOf } from "./testing.ts";

const headed = ({ paragraph, ...block }: Block): Block => ({
  ...block,
  paragraph: { ...paragraph, heading: true },
});

const lines = linesOf([
  { ...blockOf("title", ["Havet"]), title: true },
  blockOf("p1", ["Havet stiger.", "…", "Ingen vet varför."]),
  headed(blockOf("p2", ["Sedan sover havet"])),
]);

test("paragraphs without speech are skipped", () => {
  expect(lines.map(({ block, sentence, text }) => [block, sentence, text])).toEqual([
    [0, 0, "Havet"],
    [1, 0, "Havet stiger."],
    [1, 2, "Ingen vet varför."],
    [2, 0, "Sedan sover havet"],
  ]);
});

test("the server is told where a line is, without the space after it", () => {
  expect(lines.map(({ start, end }) => [start, end])).toEqual([
    [0, 5],
    [0, 13],
    [16, 33],
    [0, 17],
  ]);
});

test("title and headings are told from other lines", () => {
  expect(lines.map(({ heading }) => heading)).toEqual([true, false, false, true]);
});

test("a sentence is found again in its text, also when more of the text has loaded before it", () => {
  expect(lineAt(lines, 7, { rewrite: 7, paragraph: "p1", sentence: 2 })).toBe(2);
  expect(lineAt(lines.slice(1), 7, { rewrite: 7, paragraph: "p1", sentence: 2 })).toBe(1);
});

test("at another level, or in a paragraph that has become shorter, the start of the paragraph is used", () => {
  expect(lineAt(lines, 8, { rewrite: 7, paragraph: "p1", sentence: 2 })).toBe(1);
  expect(lineAt(lines, 7, { rewrite: 7, paragraph: "p1", sentence: 5 })).toBe(1);
});

test("a paragraph that has not loaded is not found", () => {
  expect(lineAt(lines, 8, { rewrite: 7, paragraph: "p3", sentence: 0 })).toBe(-1);
});
