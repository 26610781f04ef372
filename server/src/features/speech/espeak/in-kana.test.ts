import { expect, it } from "vitest";
import { tokeniseSentences } from "../../../language/tokenise/tokenise.ts";
import { inKana, type ReadParagraph } from "./in-kana.ts";

/** A paragraph of one sentence, as it is stored. */
async function paragraphOf(text: string): Promise<ReadParagraph> {
  const [found = []] = await tokeniseSentences("ja", [text]);
  const tokens = found.flatMap(({ start, end }, index) => [start, end, index]);
  return { text, tokens, entries: found };
}

const spoken = (kana: string) => kana.replace(/\s+/g, " ").trim();

it.each([
  ["私は三月に学校へ行きました。", "わたし わ さんがつ に がっこう え いきました 。"],
  ["実は、ここでは母は話しません。", "じつわ 、 ここ で わ はは わ はなしません 。"],
  ["東京は大きい町です。", "とうきょう わ おおきい まち です 。"],
  ["玄奘が来た。", "げん が きた 。"],
])("%s is spoken %s", async (text, kana) => {
  const paragraph = await paragraphOf(text);
  expect(spoken(inKana(paragraph, 0, text.length))).toBe(kana);
});

it("a piece is spoken by the readings of the words that are whole in it", async () => {
  const paragraph = await paragraphOf("私は学校へ行きました。");
  expect(spoken(inKana(paragraph, 2, 4))).toBe("がっこう");
  expect(spoken(inKana(paragraph, 3, 5))).toBe("え");
});
