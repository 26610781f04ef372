import type { LanguageCode } from "@lagom/shared/text/languages";
import { describe, expect, it } from "vitest";
import { fitTokens } from "./fit.ts";
import { tokeniseSentence } from "./tokenise.ts";

/** The tokens fitted to the known words, and the number of lookups. */
async function fit(sentence: string, code: LanguageCode, words: readonly string[]) {
  let asked = 0;
  const known = (key: string) => {
    asked += 1;
    return words.includes(key);
  };
  const tokens = fitTokens(sentence, await tokeniseSentence(sentence, code), code, {
    known,
    joined: () => false,
    begins: () => false,
  });
  return { pieces: tokens.map(({ start, end }) => sentence.slice(start, end)), asked };
}

describe("a wrong token", () => {
  it.each<[LanguageCode, string, string[], string[]]>([
    ["zh", "ABCD", ["ab", "cd"], ["AB", "CD"]],
    ["ja", "アイウエ", ["アイ", "ウエ"], ["アイ", "ウエ"]],
  ])("in %s becomes the known words that make it up", async (code, sentence, words, pieces) => {
    expect((await fit(sentence, code, words)).pieces).toEqual(pieces);
  });

  it.each<[LanguageCode, string]>([
    ["zh", "a"],
    ["ja", "a"],
    ["ja", "ア"],
  ])(
    "in %s stays as it is if it is 2,000 letters %s, and costs no more than a word",
    async (code, letter) => {
      const run = letter.repeat(2000);
      const { pieces, asked } = await fit(run, code, [letter]);
      expect(pieces.join("")).toBe(run);
      expect(asked).toBeLessThan(10 * pieces.length);
    },
  );
});
