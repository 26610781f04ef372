import { expect, test } from "vitest";
import { chapterFrom, metContextFrom, textPaths } from "./text-paths.ts";

const searchOf = (address: string) => new URL(address, "http://localhost").searchParams;

test.each([
  textPaths.sentence(3, 7, "En hund & en katt."),
  textPaths.bookSentence("röda rummet", 7, "En hund & en katt."),
])("%s names its rewrite and sentence", (address) => {
  expect(metContextFrom(searchOf(address))).toEqual({ rewrite: 7, sentence: "En hund & en katt." });
});

test("a text of one's own is named by its own id, beside the sentence", () => {
  const search = searchOf(textPaths.ownSentence(7, "En hund."));
  expect(search.get("text")).toBe("7");
  expect(metContextFrom(search)).toEqual({ rewrite: null, sentence: "En hund." });
});

test("a long sentence is named by its beginning, and nonsense names no rewrite", () => {
  expect(metContextFrom(searchOf(textPaths.sentence(3, 7, "a".repeat(300)))).sentence).toHaveLength(200);
  expect(metContextFrom(new URLSearchParams("rewrite=x"))).toEqual({ rewrite: null, sentence: null });
  expect(metContextFrom(new URLSearchParams("rewrite=-1"))).toEqual({ rewrite: null, sentence: null });
});

test("an address of a chapter names it, others name none", () => {
  expect(chapterFrom(searchOf(textPaths.chapter(7, 2)))).toEqual({ book: 7, chapter: 2 });
  for (const search of ["", "book=7", "book=7&chapter=0", "book=x&chapter=2"])
    expect(chapterFrom(new URLSearchParams(search))).toBeUndefined();
});
