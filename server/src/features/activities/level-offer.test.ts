import { LEVELS } from "@lagom/shared/text/levels";
import { expect, test } from "vitest";
import { ANCHOR_LEVELS } from "../../language/levels/level-anchors.ts";
import { type LevelEvidence, offerLevel } from "./level-offer.ts";

/** The least that makes B1 seem easy: one lookup in a hundred words, four of five texts finished. */
const EASY: LevelEvidence = { opened: 6, finished: 5, wordsRead: 500, lookups: 5 };
/** The least that makes it seem hard: eight lookups in a hundred words. */
const HARD: LevelEvidence = { opened: 4, finished: 4, wordsRead: 300, lookups: 24 };
/** The same with fewer lookups and most texts left unfinished. */
const LEFT: LevelEvidence = { opened: 5, finished: 2, wordsRead: 300, lookups: 12 };

const seems = (evidence: LevelEvidence) => offerLevel("B1", ANCHOR_LEVELS, evidence)?.seems;

test.each([
  ["enough texts finished with few lookups", EASY, "easy"],
  ["a lookup too many", { ...EASY, lookups: 6 }, undefined],
  ["a text too few", { ...EASY, finished: 4, opened: 5 }, undefined],
  ["too few words", { ...EASY, wordsRead: 499, lookups: 4 }, undefined],
  ["too many texts left", { ...EASY, opened: 7 }, undefined],
  ["more finished than opened, since some were opened before", { ...EASY, opened: 1 }, "easy"],
  ["many lookups", HARD, "hard"],
  ["a lookup less", { ...HARD, lookups: 23 }, undefined],
  ["a text less", { ...HARD, opened: 3, finished: 3 }, undefined],
  ["some words less", { ...HARD, wordsRead: 299 }, undefined],
  ["some lookups, and most texts left", LEFT, "hard"],
  ["some lookups, but half of the texts finished", { ...LEFT, opened: 4 }, undefined],
  ["few lookups, and most texts left", { ...LEFT, lookups: 11 }, undefined],
  ["nothing read", { opened: 0, finished: 0, wordsRead: 0, lookups: 0 }, undefined],
  ["lookups without any reading", { opened: 9, finished: 0, wordsRead: 0, lookups: 90 }, undefined],
])("%s: %j seems %s", (_, evidence, expected) => {
  expect(seems(evidence)).toBe(expected);
});

test("the next level that has texts is offered, with the figures that speak for it", () => {
  expect(offerLevel("B1", ANCHOR_LEVELS, EASY)).toEqual({
    level: "B1",
    seems: "easy",
    next: "C1",
    finished: 5,
    words_read: 500,
    words_looked_up: 5,
  });
  expect(offerLevel("B1", LEVELS, EASY)?.next).toBe("B2");
  expect(offerLevel("B1", ANCHOR_LEVELS, HARD)?.next).toBe("A2");
});

test("there is nothing beyond the first and the last level, nor from one without texts", () => {
  expect(offerLevel("C1", ANCHOR_LEVELS, EASY)).toBeNull();
  expect(offerLevel("A1", ANCHOR_LEVELS, HARD)).toBeNull();
  expect(offerLevel("B2", ANCHOR_LEVELS, EASY)).toBeNull();
});
