import { expect, test } from "vitest";
import {
  extended,
  firstOfSentence,
  firstSpot,
  grown,
  moved,
  moveOfKey,
  type Spot,
  spotSentence,
  spotText,
  wordSpot,
  wordToSave,
} from "./spot.ts";
import { blockOf } from "./testing.ts";

const first = blockOf("p1", ["Havet stiger idag.", "Det sjunker sedan igen."]);
const blocks = [first, blockOf("p2", ["Månen drar."])];
const text = (spot: Spot) => {
  const block = blocks[spot.block];
  return block && spotText(block, spot);
};

test("arrow keys move visually: they are mirrored in right-to-left text", () => {
  expect(moveOfKey("ArrowRight", "ltr")).toBe("next");
  expect(moveOfKey("ArrowLeft", "ltr")).toBe("previous");
  expect(moveOfKey("ArrowRight", "rtl")).toBe("previous");
  expect(moveOfKey("ArrowLeft", "rtl")).toBe("next");
  expect(moveOfKey("ArrowDown", "rtl")).toBe("next-sentence");
  expect(moveOfKey("KeyA", "ltr")).toBeUndefined();
});

test("moving continues over paragraphs and stops at the ends of the text", () => {
  const start = firstSpot(blocks) ?? wordSpot(9, 9);
  expect(text(start)).toBe("Havet");
  expect(moved(blocks, start, "previous")).toBe(start);
  const lastOfFirst = wordSpot(0, 6);
  expect(text(lastOfFirst)).toBe("igen");
  expect(text(moved(blocks, lastOfFirst, "next"))).toBe("Månen");
  expect(text(moved(blocks, wordSpot(1, 0), "previous"))).toBe("igen");
  const end = wordSpot(1, 1);
  expect(moved(blocks, end, "next")).toBe(end);
});

test("up and down go to the starts of sentences", () => {
  expect(text(moved(blocks, wordSpot(0, 1), "next-sentence"))).toBe("Det");
  expect(text(moved(blocks, wordSpot(0, 4), "next-sentence"))).toBe("Månen");
  expect(text(moved(blocks, wordSpot(0, 5), "previous-sentence"))).toBe("Det");
  expect(text(moved(blocks, wordSpot(0, 3), "previous-sentence"))).toBe("Havet");
});

test("the first word at a sentence may be in the next paragraph", () => {
  const at = (paragraph: string, sentence: number) => firstOfSentence(blocks, { paragraph, sentence });
  expect(at("p1", 0)).toEqual(wordSpot(0, 0));
  expect(at("p1", 1)).toEqual(wordSpot(0, 3));
  expect(at("p2", 0)).toEqual(wordSpot(1, 0));
  expect(at("p3", 0)).toBeUndefined();
  const dots = [blockOf("p0", ["* * *"]), ...blocks];
  expect(firstOfSentence(dots, { paragraph: "p0", sentence: 0 })).toEqual(wordSpot(1, 0));
});

test("Shift+arrow extends a phrase at either end, and shrinks it again", () => {
  const word = wordSpot(0, 1);
  const right = extended(blocks, word, 1);
  expect(text(right)).toBe("stiger idag");
  expect(text(extended(blocks, right, -1))).toBe("stiger");
  const left = extended(blocks, word, -1);
  expect(text(left)).toBe("Havet stiger");
  expect(text(extended(blocks, left, 1))).toBe("stiger");
});

test("buttons add a word on either side, but never one of another paragraph", () => {
  const phrase = grown(blocks, wordSpot(0, 4), "from");
  expect(phrase && text(phrase)).toBe("Det sjunker");
  expect(grown(blocks, wordSpot(0, 6), "to")).toBeNull();
  expect(grown(blocks, wordSpot(1, 0), "from")).toBeNull();
});

test("a spot has its sentence, its offset in it, and its translation", () => {
  expect(spotSentence(first, wordSpot(0, 4))).toEqual({
    text: "Det sjunker sedan igen.",
    translation: "(Det sjunker sedan igen.)",
    start: 4,
    end: 11,
    whole: false,
    held: false,
  });
});

test("the words of a sentence are the whole sentence, whatever quotes surround it", () => {
  const quoted = blockOf("p", ["«Havet stiger!»", "Det sjunker."]);
  const parts = (from: number, to: number) => {
    const { whole, held } = spotSentence(quoted, { block: 0, from, to, head: "to" });
    return { whole, held };
  };
  expect(parts(0, 1)).toEqual({ whole: true, held: true });
  expect(parts(0, 2)).toEqual({ whole: false, held: true });
  expect(parts(0, 3)).toEqual({ whole: false, held: true });
  expect(parts(1, 2)).toEqual({ whole: false, held: false });
});

test("a word loses the capital that only opens its sentence; a noun with a capital of its own keeps it", () => {
  expect(wordToSave(first, wordSpot(0, 0), "sv")).toBe("havet");
  const german = blockOf("p", ["Häuser stehen."], { häuser: "Haus" });
  expect(wordToSave(german, wordSpot(0, 0), "de")).toBe("Häuser");
  const named = { ...first, entries: first.entries.map((entry) => ({ ...entry, name: true })) };
  expect(wordToSave(named, wordSpot(0, 0), "sv")).toBe("Havet");
});

test("a Turkish word loses it by the rule of its language", () => {
  const turkish = blockOf("p", ["Işık yanar.", "İyi geceler."], { işık: "ışık", i̇yi: "iyi" });
  expect(wordToSave(turkish, wordSpot(0, 0), "tr")).toBe("ışık");
  expect(wordToSave(turkish, wordSpot(0, 2), "tr")).toBe("iyi");
});
