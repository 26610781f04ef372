import { describe, expect, it } from "vitest";
import { foldForSearch, searchWords, spelling } from "./fold.ts";
import { slipsAllowed, slipsTo } from "./slips.ts";

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

  it("spells every script in ASCII", () => {
    expect(spelling("ab война 红")).toMatch(/^[\x20-\x7E]+$/);
    expect(spelling("воина")).toHaveLength(10);
  });
});
