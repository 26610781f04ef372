import type { TokenCorrection } from "@lagom/shared/contract/token-corrections";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { expect, test } from "vitest";
import { type Block, entryOf, tokenBounds, tokenCount } from "./block.ts";
import { blockOf } from "./testing.ts";
import { correctedBlocks, correctionAt, lettersOf } from "./token-corrections.ts";

const correction = (surface: string, cuts: number[] = []): TokenCorrection => ({
  id: surface.length,
  surface,
  cuts,
});

const tokensOf = (block: Block | undefined): string[] =>
  block
    ? Array.from({ length: tokenCount(block.paragraph) }, (_, token) => {
        const { start, end } = tokenBounds(block.paragraph, token);
        return block.paragraph.text.slice(start, end);
      })
    : [];

const corrected = (sentence: string, ...corrections: TokenCorrection[]) =>
  correctedBlocks([blockOf("p", [sentence])], corrections, "sv")[0];

/** A block of these words side by side, as in a script without spaces. */
function unspaced(...written: string[]): Block {
  const { paragraph, ...block } = blockOf("p", [written.join(" ")]);
  const text = written.join("");
  const tokens = paragraph.tokens.map((at, i) => (i % 3 === 2 ? at : at - Math.floor(i / 3)));
  return { ...block, paragraph: { ...paragraph, text, sentences: [0, text.length], tokens } };
}

test("words are joined wherever they are adjacent, in upper or lower case", () => {
  expect(tokensOf(corrected("Det finns hav. Här finns det finns.", correction("det finns")))).toEqual([
    "Det finns",
    "hav",
    "Här",
    "finns",
    "det finns",
  ]);
});

test("a word is split where it is a word, and not within a longer one", () => {
  expect(tokensOf(corrected("Badkaret och badkaren", correction("badkaret", [3])))).toEqual([
    "Bad",
    "karet",
    "och",
    "badkaren",
  ]);
  expect(tokensOf(corrected("Badkaret", correction("karet", [2])))).toEqual(["Badkaret"]);
});

test("in a script without spaces words are joined and split, and only where they are tokens", () => {
  const chinese = unspaced("小", "猫", "在", "图书馆", "图书馆员");
  const [mended] = correctedBlocks([chinese], [correction("小猫"), correction("图书馆", [2])], "zh");
  expect(tokensOf(mended)).toEqual(["小猫", "在", "图书", "馆", "图书馆员"]);
  const japanese = unspaced("東京都", "に", "東京", "都庁");
  expect(tokensOf(correctedBlocks([japanese], [correction("東京都", [2])], "ja")[0])).toEqual([
    "東京",
    "都",
    "に",
    "東京",
    "都庁",
  ]);
});

/** The block with the readings of its words, in order of first occurrence. */
const reading = ({ entries, ...block }: Block, readings: readonly (string | null)[]): Block => ({
  ...block,
  entries: entries.map((entry, i) => ({ ...entry, reading: readings[i] ?? null })),
});

test.each<[LanguageCode, string, Block, TokenCorrection, (string | null)[]]>([
  ["zh", "words", reading(unspaced("小", "猫"), ["xiǎo", "māo"]), correction("小猫"), ["xiǎo māo"]],
  [
    "zh",
    "a word",
    reading(unspaced("图书馆"), ["tú shū guǎn"]),
    correction("图书馆", [2]),
    ["tú shū", "guǎn"],
  ],
  [
    "ja",
    "words",
    reading(unspaced("取り", "扱い"), ["とり", "あつかい"]),
    correction("取り扱い"),
    ["とりあつかい"],
  ],
  ["ja", "a word and a particle", reading(unspaced("本", "を"), ["ほん"]), correction("本を"), ["ほんを"]],
  ["ja", "a word", reading(unspaced("東京都"), ["とうきょうと"]), correction("東京都", [2]), [null, null]],
  [
    "ru",
    "words",
    reading(blockOf("p", ["моя вода"]), ["moya", "voda"]),
    correction("моя вода"),
    ["moya voda"],
  ],
  ["ru", "a word and a name", reading(blockOf("p", ["моя вода"]), ["moya"]), correction("моя вода"), [null]],
])(
  "%s: the reading of %s comes from its tokens, as far as they have one",
  (lang, _, block, wrong, readings) => {
    const [mended] = correctedBlocks([block], [wrong], lang);
    expect(mended && readings.map((_reading, token) => entryOf(mended, token)?.reading)).toEqual(readings);
  },
);

test("a surface that overlaps itself is found where it consists of whole tokens", () => {
  expect(tokensOf(correctedBlocks([unspaced("我看", "看", "看")], [correction("看看")], "zh")[0])).toEqual([
    "我看",
    "看看",
  ]);
});

test("a word of joined letters is split", () => {
  const [mended] = correctedBlocks([blockOf("p", ["بالسيارة نذهب"])], [correction("بالسيارة", [1])], "ar");
  expect(tokensOf(mended)).toEqual(["ب", "السيارة", "نذهب"]);
});

test("a later correction applies to the result of an earlier one", () => {
  expect(tokensOf(corrected("ett två tre", correction("ett två"), correction("ett två tre")))).toEqual([
    "ett två tre",
  ]);
  expect(
    tokensOf(corrected("ett två tre", correction("ett två tre"), correction("ett två tre", [3]))),
  ).toEqual(["ett", "två tre"]);
});

test("a joined token takes the entry that the text has for it, else one without a meaning", () => {
  const block = corrected("badkar i bad kar", correction("bad kar"));
  expect(block && entryOf(block, 2)).toMatchObject({ form: "bad kar", gloss: null });
  const [again] = correctedBlocks([blockOf("p", ["bad badkar"])], [correction("badkar", [3])], "sv");
  expect(again && [entryOf(again, 0), entryOf(again, 1)]).toMatchObject([{ form: "bad" }, { form: "bad" }]);
});

test("blocks stay the same objects while the corrections do", () => {
  const [blocks, corrections] = [[blockOf("p", ["ett två"])], [correction("ett två")]];
  expect(correctedBlocks(blocks, corrections, "sv")[0]).toBe(correctedBlocks(blocks, corrections, "sv")[0]);
  expect(correctedBlocks(blocks, [], "sv")).toBe(blocks);
});

test("a token knows the correction it comes from", () => {
  const corrections = [correction("ett två"), correction("badkar", [3])];
  const block = corrected("ett två badkar hav", ...corrections);
  expect(block && [0, 1, 2, 3].map((token) => correctionAt(block, token, corrections, "sv"))).toEqual([
    corrections[0],
    corrections[1],
    corrections[1],
    undefined,
  ]);
});

test("a word can be split between letters as people see them", () => {
  expect(lettersOf("e\u0301👩‍🚀x", "sv").map(({ text }) => text)).toEqual(["e\u0301", "👩‍🚀", "x"]);
  expect(lettersOf("بَيت", "ar").map(({ text }) => text)).toEqual(["بَ", "ي", "ت"]);
});
