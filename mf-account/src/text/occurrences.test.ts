import type { LanguageCode } from "@lagom/shared/text/languages";
import { expect, test } from "vitest";
import { occurrences, splitAt } from "./occurrences.ts";

test.each<[string, string, LanguageCode, string]>([
  ["Hunden och en hund, HUND.", "hund", "sv", "Hunden och en [hund], [HUND]."],
  ["Hunden sover.", "hund", "sv", "[Hund]en sover."],
  ["ذهب إلى البيت والبيت", "البيت", "ar", "ذهب إلى [البيت] والبيت"],
  ["我喜欢猫。", "喜欢", "zh", "我[喜欢]猫。"],
  ["İyi bir gün.", "iyi", "tr", "[İyi] bir gün."],
  ["C++ (a.b) axb", "a.b", "en", "C++ ([a.b]) axb"],
  ["Katten sover.", "hund", "sv", "Katten sover."],
  ["Katten sover.", " ", "sv", "Katten sover."],
])("in %j, %j stands at %j", (sentence, word, lang, shown) => {
  const pieces = splitAt(sentence, occurrences(sentence, word, lang));
  expect(pieces.map(({ text, within }) => (within ? `[${text}]` : text)).join("")).toBe(shown);
});
