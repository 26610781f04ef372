import { expect, test } from "vitest";
import { spokenPieces } from "./spoken-pieces.ts";

const LONG =
  "När våren kom och isen på sjön hade smält, gick fiskaren varje morgon ner till stranden med sina nät, som han hade lagat hela vintern.";

test("a short sentence is one piece", () => {
  expect(spokenPieces("Havet stiger.", 0.6)).toEqual(["Havet stiger."]);
  expect(spokenPieces("", 1)).toEqual([""]);
});

test("a long sentence is split where a voice pauses, into shorter pieces at a slower speed", () => {
  expect(spokenPieces(LONG, 1)).toEqual([
    "När våren kom och isen på sjön hade smält, gick fiskaren varje morgon ner till stranden med sina nät,",
    "som han hade lagat hela vintern.",
  ]);
  expect(spokenPieces(LONG, 0.6)).toEqual([
    "När våren kom och isen på sjön hade smält,",
    "gick fiskaren varje morgon ner till stranden med sina nät,",
    "som han hade lagat hela vintern.",
  ]);
});

test("without a pause it is split between words, and nothing is lost", () => {
  const even = "katten och hunden ".repeat(20).trim();
  const pieces = spokenPieces(even, 0.9);
  expect(pieces.join(" ")).toBe(even);
  expect(pieces.length).toBe(4);
});

test.each([
  ["中文", `${"春天来了，湖上的冰化了，".repeat(5)}渔夫每天早上去海边。`],
  ["日本語", `${"春が来て、湖の氷がとけて、".repeat(5)}漁師は毎朝浜へ行った。`],
  ["العربية", `${"عندما جاء الربيع وذاب الجليد، ".repeat(6)}ذهب الصياد إلى الشاطئ.`],
  ["हिन्दी", `${"जब वसंत आया और झील की बर्फ़ पिघली, ".repeat(6)}मछुआरा रोज़ सुबह किनारे गया।`],
])("%s is split at its own punctuation", (_, text) => {
  const pieces = spokenPieces(text, 0.9);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
  for (const piece of pieces.slice(0, -1)) expect(piece).toMatch(/[،，、,]$/);
});

test("surrogate pairs stay whole where nothing else can be split", () => {
  const pieces = spokenPieces("𠮷".repeat(90), 1);
  expect(pieces.map((piece) => [...piece].length)).toEqual([40, 40, 10]);
});
