import { describe, expect, it } from "vitest";
import { tokeniseSentence } from "../../language/tokenise/tokenise.ts";
import { takeRuby, withRuby } from "./ruby.ts";

describe("readings written in a text", () => {
  it.each([
    ["吾輩《わがはい》は猫である", "吾輩は猫である", [[0, 2, "わがはい"]]],
    [
      "この漢字（かんじ）と本(ほん)",
      "この漢字と本",
      [
        [2, 4, "かんじ"],
        [5, 6, "ほん"],
      ],
    ],
    [
      "一番｜お茶《おちゃ》と麦酒《ビール》",
      "一番お茶と麦酒",
      [
        [2, 4, "おちゃ"],
        [5, 7, "ビール"],
      ],
    ],
  ])("are taken out of %s", (written, text, ruby) => {
    expect(takeRuby(written)).toEqual({
      text,
      ruby: ruby.map(([start, end, reading]) => ({ start, end, reading })),
    });
  });

  it.each([
    "携帯電話（スマホ）を買う",
    "《红楼梦》是一本书，作者（曹雪芹）",
    "返事（はい、いいえ）",
    "会員（のみ）が利用（する）",
    "彼（かれはとてもおおきい）",
    "He said (hello) 《x》",
    "《《《｜｜｜《あ》",
  ])("are not seen in %s", (text) => {
    expect(takeRuby(text)).toEqual({ text, ruby: [] });
  });

  it("become those of the words whose kanji they cover", async () => {
    const { text, ruby } = takeRuby("この宇宙《そら》で食《く》べ、東京《とう》都に。");
    const tokens = withRuby(await tokeniseSentence(text, "ja"), text, 0, ruby);
    const readings = tokens.map(({ start, end, reading }) => [text.slice(start, end), reading]);
    expect(readings).toContainEqual(["宇宙", "そら"]);
    expect(readings).toContainEqual(["食べ", "くべ"]);
  });

  it("of a second sentence are found by its start", async () => {
    const { text, ruby } = takeRuby("猫。宇宙《そら》だ。");
    const sentence = text.slice(2);
    const [first] = withRuby(await tokeniseSentence(sentence, "ja"), sentence, 2, ruby);
    expect(first?.reading).toBe("そら");
  });
});
