import type { LanguageCode } from "@lagom/shared/text/languages";
import { expect, test } from "vitest";
import { compareTyped } from "./compare-typed.ts";

test.each<[string, string, LanguageCode]>([
  ["Hund!", "hund", "sv"],
  [" «hund» ", "hund", "sv"],
  ["Cafe\u0301", "café", "fr"],
  ["IŞIK", "ışık", "tr"],
  ["بيت", "بَيْت", "ar"],
  ["ｶﾞｷﾞ", "ガギ", "ja"],
  ["l'eau", "l’eau", "fr"],
])("%j is right for %j", (typed, expected, lang) => {
  expect(compareTyped(typed, expected, lang)).toEqual([]);
});

test.each<[string, string, LanguageCode, string[]]>([
  ["hnd", "hund", "sv", [">u"]],
  ["hundd", "hund", "sv", ["d>"]],
  ["hand", "hund", "sv", ["a>u"]],
  ["hende", "hunden", "sv", ["e>u", ">n"]],
  ["cafe", "café", "fr", ["e>é"]],
  ["한굴", "한글", "ko", ["굴>글"]],
  ["हिन्दि", "हिन्दी", "hi", ["न्दि>न्दी"]],
  ["", "hund", "sv", [">hund"]],
])("%j for %j differs by whole letters", (typed, expected, lang, differences) => {
  expect(compareTyped(typed, expected, lang).map((one) => `${one.typed}>${one.expected}`)).toEqual(
    differences,
  );
});
