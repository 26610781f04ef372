import { expect, test } from "vitest";
import { type Block, tokenBounds } from "./block.ts";
import {
  fold,
  indexMarks,
  type Mark,
  type MarkIndex,
  markedRanges,
  markHolding,
  markOfText,
  markOfToken,
  phrasesIn,
  rangesBeside,
} from "./marks.ts";
import { blockOf } from "./testing.ts";

let lastId = 0;
const mark = (word: string, status: Mark["status"] = "new", lemma: string | null = null): Mark => {
  lastId += 1;
  return { id: lastId, word, lemma, status };
};
const drawn = (block: Block, marks: Mark[]) =>
  markedRanges(indexMarks(marks, "sv"), block).map(
    ({ start, end, status }) => `${block.paragraph.text.slice(start, end)}:${status}`,
  );

const block = blockOf("p", ["Havet steg och han gick hem i går kväll."], { steg: "stiga", gick: "gå" });

test("saved words are marked by form or base form, whatever their capital", () => {
  expect(drawn(block, [mark("havet"), mark("gå", "learning", "gå")])).toEqual(["Havet:new", "gick:learning"]);
  expect(drawn(block, [mark("hem", "known")])).toEqual(["hem:known"]);
  expect(drawn(block, [mark("hem", "ignored"), mark("sol")])).toEqual([]);
});

test("a word that is due is drawn as that, before all else", () => {
  const due = { ...mark("gick hem", "learning"), due: true };
  expect(drawn(block, [due, mark("hem", "learning")])).toEqual(["gick hem:due"]);
});

test("where statuses are shown, what is neither saved nor known is marked too, without names", () => {
  const known = new Set(["och", "stiga"]);
  const named: Block = {
    ...block,
    entries: block.entries.map((entry) => (entry.form === "kväll" ? { ...entry, name: true } : entry)),
  };
  const index = { ...indexMarks([mark("gick hem", "learning"), mark("han", "ignored")], "sv"), known };
  const ranges = markedRanges(index, named).map(
    ({ start, end, status }) => `${block.paragraph.text.slice(start, end)}:${status}`,
  );
  expect(ranges).toEqual(["Havet:unsaved", "gick hem:learning", "i går:unsaved"]);
});

test("the form itself comes before the base form", () => {
  const marks = indexMarks([mark("gå", "known", "gå"), mark("gick", "learning")], "sv");
  expect(markOfToken(marks, block, 4)?.word).toBe("gick");
});

test("a saved phrase is found again and drawn as one stretch", () => {
  expect(drawn(block, [mark("gick hem", "learning")])).toEqual(["gick hem:learning"]);
  expect(drawn(block, [mark("ick hem"), mark("gick he")])).toEqual([]);
});

test("overlapping phrases are drawn once, and both are reachable", () => {
  const marks = [mark("han gick hem"), mark("hem i går", "learning")];
  expect(drawn(block, marks)).toEqual(["han gick:new", "hem i går:learning"]);
  expect(phrasesIn(indexMarks(marks, "sv"), block).map(({ from, to }) => [from, to])).toEqual([
    [3, 5],
    [5, 7],
  ]);
});

test("stretches are in order and never overlap", () => {
  const marks = ["havet steg", "steg och han", "han", "gick hem i", "i går kväll"].map((word) => mark(word));
  const ranges = markedRanges(indexMarks(marks, "sv"), block);
  for (const [i, range] of ranges.entries())
    expect(range.start).toBeGreaterThanOrEqual(ranges[i - 1]?.end ?? 0);
});

test("phrases are found in a script without spaces, and only at the edges of tokens", () => {
  const chinese: Block = {
    ...block,
    entries: [],
    paragraph: { ...block.paragraph, text: "我们去图书馆看书", tokens: [0, 2, 0, 2, 3, 0, 3, 6, 0, 6, 8, 0] },
  };
  const found = phrasesIn(indexMarks([mark("去图书馆"), mark("去图书"), mark("馆看")], "zh"), chinese);
  expect(found.map(({ from, to }) => [from, to])).toEqual([[1, 2]]);
});

test("a saved phrase is found whatever apostrophe, hyphen, space, vowel sign or soft hyphen the text has", () => {
  const found = (text: string, word: string, lang: "fr" | "ar" | "de" | "tr") =>
    phrasesIn(indexMarks([mark(word)], lang), blockOf("p", [text])).map(({ from, to }) => [from, to]);
  expect(found("Il dit qu'il vient.", "qu’il vient", "fr")).toEqual([[2, 4]]);
  expect(found("Il dit qu’il\u00a0 vient.", "qu'il vient", "fr")).toEqual([[2, 4]]);
  expect(found("قرأ الْكِتَابَ الكبير.", "الكتاب الكبير", "ar")).toEqual([[1, 2]]);
  expect(found("Das große Wasser\u00adwerk.", "große Wasserwerk", "de")).toEqual([[1, 3]]);
  expect(found("IŞIK YANAR.", "ışık yanar", "tr")).toEqual([[0, 1]]);
  expect(found("Il dit, qu'il vient.", "dit qu'il", "fr")).toEqual([]);
});

test("the current word replaces its mark, and leaves the rest of a phrase marked", () => {
  const phrase = { start: 10, end: 30, status: "new" as const };
  expect(rangesBeside([phrase], { start: 15, end: 20 })).toEqual([
    { start: 10, end: 15, status: "new" },
    { start: 20, end: 30, status: "new" },
  ]);
  expect(rangesBeside([phrase], { start: 10, end: 30 })).toEqual([]);
  expect(rangesBeside([phrase], { start: 30, end: 35 })).toEqual([phrase]);
});

test("lower case never moves an offset: the Turkish capital I with dot stays one letter", () => {
  expect(fold("İSTANBUL", "sv")).toHaveLength(8);
  expect(fold("İstanbul", "tr")).toBe("istanbul");
});

test("a phrase is known as saved by its text", () => {
  const marks = indexMarks([mark("gick hem")], "sv");
  expect(markOfText(marks, "Gick  hem")?.word).toBe("gick hem");
  expect(markOfText(marks, "gick")).toBeUndefined();
});

test("a word saved as one token is found where it is two", () => {
  expect(drawn(blockOf("p", ["Das Wasser-Werk steht."]), [mark("Wasser-Werk")])).toEqual(["Wasser-Werk:new"]);
});

test("marking takes the same number of steps however much is saved", () => {
  const sentence = "Havet steg och han gick hem i går kväll.";
  const long = blockOf(
    "p",
    Array.from({ length: 50 }, () => sentence),
  );
  const looks = (saved: number) => {
    const marks = Array.from({ length: saved }, (_, i) => mark(`havet steg ${1000 + i}`));
    const counted = countLooks(indexMarks(marks, "sv"));
    expect(markedRanges(counted.index, long)).toEqual([]);
    return counted.looks();
  };
  expect(tokenBounds(long.paragraph, 0)).toEqual({ start: 0, end: 5 });
  expect(looks(500)).toBe(looks(5));
});

/** The index, counting every access to anything in it. */
function countLooks(index: MarkIndex) {
  let count = 0;
  const watch = <T>(seen: T): T => {
    if (typeof seen !== "object" || seen === null) return seen;
    return new Proxy(seen, {
      get(of, name, self) {
        count += 1;
        const value: unknown = Reflect.get(of, name, of);
        if (typeof value !== "function") return watch(value);
        // A Map works only on the original object; a list is counted while it is iterated.
        return (...given: unknown[]) => watch(value.apply(Array.isArray(of) ? self : of, given));
      },
    });
  };
  return { index: watch(index), looks: () => count };
}

test("a word within a saved phrase has its mark, unless the phrase is ignored", () => {
  const block = blockOf("p", ["Havet stiger idag igen."]);
  const phrase = mark("stiger idag", "learning");
  const index = indexMarks([phrase, mark("havet stiger", "ignored")], "sv");
  expect([0, 1, 2, 3].map((token) => markHolding(index, block, token))).toEqual([
    undefined,
    phrase,
    phrase,
    undefined,
  ]);
});
