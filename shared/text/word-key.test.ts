import { expect, it } from "vitest";
import type { LanguageCode } from "./languages.ts";
import { wordKey } from "./word-key.ts";

it.each<[LanguageCode, string, string]>([
  ["sv", "  Å \n ä ", "å ä"],
  ["sv", "A\u030A", "å"],
  ["tr", "IĞDIR", "ığdır"],
  ["tr", "İZMİR", "izmir"],
  ["en", "IT’S", "it's"],
  ["en", "e\u2011mail", "e-mail"],
  ["en", "co\u00ADop\u200B", "coop"],
  ["en", "\u202Ecoop\u202C", "coop"],
  ["en", "a\u0000b", "ab"],
  ["ar", "كَتَبَ", "كتب"],
  ["ar", "كتـاب", "كتاب"],
  ["hi", "क्\u200Dष", "क्ष"],
])("%s: the key of %j is %j", (code, word, key) => {
  expect(wordKey(word, code)).toBe(key);
  expect(wordKey(key, code)).toBe(key);
});
