import { describe, expect, it } from "vitest";
import { foldForSearch, searchWords } from "./fold.ts";
import { slipForms, slipKeys, slipsAllowed, slipsTo } from "./slips.ts";

const isNearly = (typed: string, word: string) => slipsTo(typed, word) <= slipsAllowed(typed);

describe("a slip", () => {
  it.each([
    ["emna", "emma"],
    ["hamlte", "hamlet"],
    ["autsen", "austen"],
    ["dosteyev", "dostoyevsky"],
    ["tolstoi", "tolstoy"],
    ["hedi", "heidi"],
    ["воина", "вопна"],
  ])("%s is nearly %s", (typed, word) => expect(isNearly(typed, word)).toBe(true));

  it.each([
    ["cat", "cot"],
    ["emma", "anna"],
    ["dracula", "hamlet"],
  ])("%s is not %s", (typed, word) => expect(isNearly(typed, word)).toBe(false));

  it("is counted to the nearest beginning", () => {
    expect(slipsTo("dost", "dostoyevsky")).toBe(0);
    expect(slipsTo("dsot", "dostoyevsky")).toBe(1);
    expect(slipsTo("abc", "")).toBe(3);
  });
});

describe("the forms of a word", () => {
  const ALPHABET = "abc";
  const words = (length: number): string[] =>
    length === 0 ? [""] : words(length - 1).flatMap((start) => [...ALPHABET].map((letter) => start + letter));

  it.each([4, 5])(
    "have each word of three to six letters that %i typed letters begin but for a slip",
    (length) => {
      const known = [3, 4, 5, 6].flatMap(words).map((word) => ({ word, forms: new Set(slipForms(word)) }));
      const missed = words(length).flatMap((typed) => {
        const keys = slipKeys(typed);
        return known
          .filter(({ forms }) => !keys.some((key) => forms.has(key)))
          .filter(({ word }) => slipsTo(typed, word) <= 1)
          .map(({ word }) => [typed, word]);
      });
      expect(missed).toEqual([]);
    },
  );

  it("are few, and count characters of every script as one", () => {
    expect(slipForms("dostoyevsky").length).toBeLessThanOrEqual(11);
    expect(slipForms("𠮷野家")).toEqual(expect.arrayContaining(["𠮷野家", "野家", "𠮷野"]));
  });
});

describe("folding", () => {
  it.each([
    ["Brontë", "bronte"],
    ["Gösta Berlings saga", "gosta berlings saga"],
    ["Война и мир", "воина и мир"],
    ["الفُ لَيْلَة", "الف ليله"],
    ["Straße", "strasse"],
    ["Moby-Dick; or, The Whale", "moby dick or the whale"],
    ["Gulliver’s", "gullivers"],
    ["夏目 漱石", "夏目漱石"],
    ["<b>100%</b>", "b 100 b"],
  ])("%s is %s", (text, folded) => expect(foldForSearch(text)).toBe(folded));

  it("finds a word within a run that has no spaces", () => {
    expect(searchWords("红楼梦 cao")).toEqual(["红楼梦", "楼梦", "梦", "cao"]);
  });
});
