import type { LanguageCode } from "@lagom/shared/text/languages";
import { describe, expect, it } from "vitest";
import { LONGEST, segmentSentences } from "./segment-sentences.ts";

const split = (text: string, code: LanguageCode) =>
  segmentSentences(text, code).map(([start, end]) => text.slice(start, end));

describe("sentences", () => {
  it.each<[LanguageCode, string, string[]]>([
    ["en", "Dr. Smith came. He left.", ["Dr. Smith came.", "He left."]],
    ["en", "J. R. R. Tolkien wrote it. Really?", ["J. R. R. Tolkien wrote it.", "Really?"]],
    ["en", "It was late. (Very.) “Go!” she said.", ["It was late.", "(Very.)", "“Go!” she said."]],
    ["sv", "Det är t.ex. Ystad. Och Lund.", ["Det är t.ex. Ystad.", "Och Lund."]],
    ["de", "Das ist z.B. Berlin. Ja.", ["Das ist z.B. Berlin.", "Ja."]],
    ["fr", "M. Dupont arrive. Mme. Blanc part.", ["M. Dupont arrive.", "Mme. Blanc part."]],
    ["ru", "В г. Москве тепло. Да.", ["В г. Москве тепло.", "Да."]],
    [
      "de",
      "Am 3. Oktober 1990 war es so weit. Es war 19 Uhr.",
      ["Am 3. Oktober 1990 war es so weit.", "Es war 19 Uhr."],
    ],
    [
      "de",
      "Im 19. Jahrhundert, z. B. Berlin. Er ist 12. Sie ist 9.",
      ["Im 19. Jahrhundert, z. B. Berlin.", "Er ist 12.", "Sie ist 9."],
    ],
    ["pl", "Był to 26. Finał w maju. Tak.", ["Był to 26. Finał w maju.", "Tak."]],
    [
      "en",
      "The U.S. President met J.K. Rowling on Mt. Everest.",
      ["The U.S. President met J.K. Rowling on Mt. Everest."],
    ],
    [
      "en",
      "He lives in the U.S. She said no. It was No. 5.",
      ["He lives in the U.S.", "She said no.", "It was No. 5."],
    ],
    ["tr", "II. Abdülhamid geldi. Gitti.", ["II. Abdülhamid geldi.", "Gitti."]],
    ["hi", "डॉ. शर्मा आए। बी. आर. अंबेडकर भी।", ["डॉ. शर्मा आए।", "बी. आर. अंबेडकर भी।"]],
    ["ar", "جاء د. محمد. كان ذلك عام 1990 م. وكتب.", ["جاء د. محمد.", "كان ذلك عام 1990 م.", "وكتب."]],
    [
      "es",
      "Vive en EE. UU. El presidente de EE. UU. Biden no.",
      ["Vive en EE. UU.", "El presidente de EE. UU. Biden no."],
    ],
    [
      "fr",
      "J.-P. Martin est là. « Quelle heure ? » demanda-t-il. « Non. » Il part.",
      ["J.-P. Martin est là.", "« Quelle heure ? » demanda-t-il.", "« Non. »", "Il part."],
    ],
    ["ja", "海です。空です！", ["海です。", "空です！"]],
    [
      "ja",
      "「行こう。」と言った。「はい。」彼は立った。",
      ["「行こう。」と言った。", "「はい。」", "彼は立った。"],
    ],
    ["zh", "你好。“再见。”他说。", ["你好。", "“再见。”他说。"]],
    ["zh", "他说：“走吧。”天黑了。", ["他说：“走吧。”", "天黑了。"]],
    [
      "ko",
      "“가자.” 라고 했다. “왜?” 그가 물었다. “응.” 비가 왔다.",
      ["“가자.” 라고 했다.", "“왜?” 그가 물었다.", "“응.”", "비가 왔다."],
    ],
    ["hi", "“क्या बजा है?” फ़ॉग ने पूछा।", ["“क्या बजा है?” फ़ॉग ने पूछा।"]],
    ["hi", "यह एक है। वह दो है।", ["यह एक है।", "वह दो है।"]],
    ["ar", "هل جاء؟ نعم.", ["هل جاء؟", "نعم."]],
    ["ko", "왔다. 갔다.", ["왔다.", "갔다."]],
  ])("%s: %s", (code, text, expected) => {
    expect(split(text, code)).toEqual(expected);
  });

  it("loses nothing but white space, and no sentence is longer than the segmenter can handle", () => {
    const text = `${"ord ".repeat(3000)}${"𠮷".repeat(3000)} ${"Kort mening. ".repeat(1000)}`;
    const sentences = segmentSentences(text, "sv");
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

  it("looks back only a few letters, however long a run of letters is", () => {
    const run = "x".repeat(70_000);
    const sentences = split(`${run}. Ja. ${run}`, "sv");
    expect(sentences.join("").replace(/\s/g, "")).toBe(`${run}.Ja.${run}`);
    expect(sentences).toContain("Ja.");
  });

  it("finds none in white space", () => {
    expect(segmentSentences(" \n ", "sv")).toEqual([]);
  });
});
