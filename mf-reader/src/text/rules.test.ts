import { isolateRuns } from "@lagom/shared/reading/isolate";
import { expect, test } from "vitest";
import { chosenCategories, pressedChips } from "./category-choice.ts";
import { excerpt, findGloss } from "./emphasis.ts";
import { greeting } from "./greeting.ts";
import { ReadingTime } from "./reading-time.ts";
import { blockOf } from "./testing.ts";
import { wordsRead } from "./words-read.ts";

test("words count once their paragraph was on screen long enough to be read", () => {
  expect(wordsRead([{ words: 3, seconds: 0.9 }], 60)).toBe(0);
  expect(wordsRead([{ words: 3, seconds: 1 }], 60)).toBe(3);
  expect(wordsRead([{ words: 60, seconds: 9.5 }], 60)).toBe(0);
  expect(wordsRead([{ words: 60, seconds: 10 }], 60)).toBe(60);
});

test("scrolling past adds nothing, however long it takes", () => {
  const paragraphs = Array.from({ length: 200 }, () => ({ words: 50, seconds: 3 }));
  expect(wordsRead(paragraphs, 120)).toBe(0);
});

test("nobody reads more than six words a second", () => {
  const paragraphs = Array.from({ length: 50 }, () => ({ words: 10, seconds: 2 }));
  expect(wordsRead(paragraphs, 10)).toBe(60);
});

test("in a paragraph taller than the screen, what was read so far counts", () => {
  expect(wordsRead([{ words: 2000, seconds: 19.5 }], 19.5)).toBe(0);
  expect(wordsRead([{ words: 2000, seconds: 60 }], 60)).toBe(360);
});

test("a report covers only what was read since the last one", () => {
  const time = new ReadingTime();
  time.know(0, { ...blockOf("title", ["En titel"]), title: true });
  time.know(1, blockOf("p1", ["Havet stiger idag och sjunker igen."]));
  time.show(0, true);
  time.show(1, true);
  for (let i = 0; i < 4; i += 1) time.pass(0.5);
  expect(time.take()).toEqual({ words_read: 6, seconds: 2, paragraphs: ["p1"] });
  time.pass(5);
  expect(time.take()).toBeNull();
});

test("the heading of a section is not read as words", () => {
  const time = new ReadingTime();
  const { paragraph, ...block } = blockOf("p1", ["Havet stiger"]);
  time.know(0, { ...block, paragraph: { ...paragraph, heading: true } });
  time.show(0, true);
  time.pass(5);
  expect(time.take()).toBeNull();
});

test("a report names the paragraphs that were read since the last one", () => {
  const time = new ReadingTime();
  for (const block of [0, 1])
    time.know(block, blockOf(`p${block + 1}`, ["Havet stiger idag och sjunker igen."]));
  const stay = (block: number) => {
    time.show(block, true);
    time.pass(2);
    time.show(block, false);
    return time.take();
  };
  expect(stay(0)?.paragraphs).toEqual(["p1"]);
  time.know(0, blockOf("p1", ["Havet stiger idag och sjunker igen."]));
  expect(stay(0)).toBeNull();
  expect(stay(1)).toEqual({ words_read: 6, seconds: 4, paragraphs: ["p2"] });
});

test("rereading counts its time, but no words", () => {
  const time = new ReadingTime();
  time.know(0, blockOf("p1", ["Havet stiger idag och sjunker igen."]));
  time.show(0, true);
  time.pass(2);
  expect(time.take()).toMatchObject({ words_read: 6, seconds: 2 });
  time.pass(9);
  expect(time.take()).toBeNull();
  time.pass(31);
  expect(time.take()).toEqual({ words_read: 0, seconds: 40, paragraphs: [] });
});

test("the clock stops when the reader has gone, and with nothing on screen", () => {
  const time = new ReadingTime();
  time.know(0, blockOf("p1", [Array.from({ length: 3000 }, () => "ord").join(" ")]));
  time.pass(60);
  expect(time.take()).toBeNull();
  time.show(0, true);
  time.stir();
  for (let i = 0; i < 400; i += 1) time.pass(1);
  expect(time.take()).toMatchObject({ words_read: 360, seconds: 60 });
});

test("a paragraph that was not rewritten is never counted as read", () => {
  const time = new ReadingTime();
  const block = blockOf("p1", ["Havet stiger."]);
  time.know(0, { ...block, paragraph: { ...block.paragraph, rewritten: false } });
  time.show(0, true);
  time.pass(5);
  expect(time.take()).toBeNull();
});

test("the last category cannot be unticked, and All stands for every one", () => {
  const all = ["world", "science", "health"] as const;
  expect(pressedChips([...all], all)).toEqual(["all"]);
  expect(chosenCategories(["all", "science"], all, all)).toEqual(["science"]);
  expect(chosenCategories([], ["science"], all)).toEqual(["science"]);
  expect(chosenCategories(["world", "science"], ["science"], all)).toEqual(["world", "science"]);
  expect(chosenCategories(["all", "science"], ["science"], all)).toEqual(all);
  expect(chosenCategories([], all, all)).toEqual(all);
});

test("a gloss is found in the translated sentence as a whole word only", () => {
  expect(findGloss("That is called the tide, often.", "the tides, tide")).toEqual({ start: 19, end: 23 });
  expect(findGloss("Tidewater is wide.", "tide")).toBeUndefined();
  expect(findGloss("Anything", "")).toBeUndefined();
});

test("an excerpt of a long sentence is cut around its word, between words", () => {
  const text = "När en scen spelas in riktas mikrofonerna mot rösterna, så att stegen knappt hörs.";
  const start = text.indexOf("rösterna");
  const cut = excerpt(text, { start, end: start + 8 }, 40);
  expect(cut.text).toBe("… mot rösterna, så att stegen …");
  expect(cut.text.slice(cut.start, cut.end)).toBe("rösterna");
  expect(excerpt(text, { start, end: start + 8 }, 200).text).toBe(text);
  expect(excerpt("一二三四五六七八九十", { start: 4, end: 5 }, 5)).toEqual({
    text: "… 三四五六七 …",
    start: 4,
    end: 5,
  });
});

test("numbers and Latin words are isolated in right-to-left text, and nothing is lost", () => {
  const text = "في عام 1998–2004 زار NASA Ames القمر";
  const pieces = isolateRuns(text);
  expect(pieces.filter(({ isolated }) => isolated).map((piece) => piece.text)).toEqual([
    "1998–2004",
    "NASA Ames",
  ]);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});

test("the greeting follows the clock", () => {
  expect([4, 5, 11, 12, 17, 18, 23].map(greeting)).toEqual([
    "evening",
    "morning",
    "morning",
    "afternoon",
    "afternoon",
    "evening",
    "evening",
  ]);
});
