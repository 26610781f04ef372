import type { Week } from "@lagom/shared/contract/user";
import { expect, test } from "vitest";
import { weekDays, weekSentences } from "./week-sentences.ts";

const week = (seconds = 0, articles_finished = 0, words_saved = 0, words_learnt = 0): Week => ({
  from: "2026-11-23",
  to: "2026-11-29",
  seconds,
  articles_finished,
  words_saved,
  words_learnt,
});

test("a week that is ahead of the whole one before says by how much", () => {
  expect(weekSentences(week(2520, 3, 12, 2), week(2100, 2, 0, 1))).toEqual([
    "You have read for 42 minutes, 7 minutes more than in the whole week before.",
    "You have finished 3 texts, 1 more than in the whole week before.",
    "You have saved 12 words, after none in the week before.",
    "You have marked 2 words as known, 1 more than in the whole week before.",
  ]);
});

test("a week that has just begun says what the one before had, not what is missing", () => {
  expect(weekSentences(week(60, 1, 0, 0), week(3600, 1, 8, 1))).toEqual([
    "You have read for 1 minute; in the whole week before it was 60 minutes.",
    "You have finished 1 text, as in the whole week before.",
    "You have saved no words yet; in the whole week before it was 8.",
    "You have marked no words as known yet; in the whole week before it was 1.",
  ]);
});

test("two weeks without anything are said in few words", () => {
  expect(weekSentences(week(), week(29))).toEqual([
    "You have not read for a minute yet.",
    "You have finished no text yet.",
    "You have saved no words yet.",
    "You have marked no words as known yet.",
  ]);
});

test("the days of a week are named in the calendar of no zone", () => {
  expect(weekDays(week())).toMatch(/^23\s–\s29 November$/);
});
