import type { Entry } from "@lagom/shared/contract/text";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { expect, test } from "vitest";
import { readingsOf } from "./readings.ts";
import { blockOf } from "./testing.ts";

/** The readings of one token, as `base:reading`. */
function readings(word: string, reading: string, lang: LanguageCode): string[] {
  const block = blockOf("p", [word]);
  const entries = block.entries.map((entry): Entry => ({ ...entry, reading }));
  const paragraph = { ...block.paragraph, tokens: [0, word.length, 0] };
  return readingsOf({ ...block, paragraph, entries }, lang).map(
    ({ start, end, text }) => `${word.slice(start, end)}:${text}`,
  );
}

test.each([
  ["上がります", "あがります", ["上:あ"]],
  ["取り扱い", "とりあつかい", ["取:と", "扱:あつか"]],
  ["電気", "でんき", ["電気:でんき"]],
  ["消しゴム", "けしごむ", ["消:け"]],
  ["大人", "おとな", ["大人:おとな"]],
])("%s has furigana over its kanji only", (word, reading, parts) => {
  expect(readings(word, reading, "ja")).toEqual(parts);
});

test("a reading that does not match the kana is shown over all kanji of the word", () => {
  expect(readings("食べ物", "くいもの", "ja")).toEqual(["食べ物:くいもの"]);
});

test("pinyin is shown over each letter, a transliteration over its word", () => {
  expect(readings("图书馆", "tú shū guǎn", "zh")).toEqual(["图:tú", "书:shū", "馆:guǎn"]);
  expect(readings("вода", "voda", "ru")).toEqual(["вода:voda"]);
  expect(readings("सूरज की", "sūraj kī", "hi")).toEqual(["सूरज:sūraj", "की:kī"]);
});
