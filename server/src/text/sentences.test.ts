import type { LanguageCode } from "@lagom/shared/text/languages";
import { describe, expect, it } from "vitest";
import { LONGEST, splitSentences } from "./sentences.ts";

const split = (text: string, code: LanguageCode) =>
  splitSentences(text, code).map(([start, end]) => text.slice(start, end));

describe("sentences", () => {
  it.each<[LanguageCode, string, string[]]>([
    ["en", "Dr. Smith came. He left.", ["Dr. Smith came.", "He left."]],
    ["en", "J. R. R. Tolkien wrote it. Really?", ["J. R. R. Tolkien wrote it.", "Really?"]],
    ["en", "It was late. (Very.) “Go!” she said.", ["It was late.", "(Very.)", "“Go!” she said."]],
    ["sv", "Det är t.ex. Ystad. Och Lund.", ["Det är t.ex. Ystad.", "Och Lund."]],
    ["de", "Das ist z.B. Berlin. Ja.", ["Das ist z.B. Berlin.", "Ja."]],
    ["fr", "M. Dupont arrive. Mme. Blanc part.", ["M. Dupont arrive.", "Mme. Blanc part."]],
    ["ru", "В г. Москве тепло. Да.", ["В г. Москве тепло.", "Да."]],
    ["ja", "海です。空です！", ["海です。", "空です！"]],
    ["zh", "你好。“再见。”他说。", ["你好。", "“再见。”", "他说。"]],
    ["hi", "यह एक है। वह दो है।", ["यह एक है।", "वह दो है।"]],
    ["ar", "هل جاء؟ نعم.", ["هل جاء؟", "نعم."]],
    ["ko", "왔다. 갔다.", ["왔다.", "갔다."]],
  ])("%s: %s", (code, text, expected) => {
    expect(split(text, code)).toEqual(expected);
  });

  it("loses nothing but white space, and is never longer than the segmenter bears", () => {
    const text = `${"ord ".repeat(3000)}${"𠮷".repeat(3000)} ${"Kort mening. ".repeat(1000)}`;
    const sentences = splitSentences(text, "sv");
    expect(
      sentences
        .map(([start, end]) => text.slice(start, end))
        .join("")
        .replace(/\s/g, ""),
    ).toBe(text.replace(/\s/g, ""));
    for (const [start, end] of sentences) {
      expect(end - start).toBeLessThanOrEqual(LONGEST);
      expect(text.slice(start, end)).toBe(text.slice(start, end).toWellFormed());
    }
  });

  it("has none in white space", () => {
    expect(splitSentences(" \n ", "sv")).toEqual([]);
  });
});
