import { expect, test } from "vitest";
import { metContextFrom, paths } from "./paths.ts";

const searchOf = (address: string) => new URL(address, "http://localhost").searchParams;

test.each([
  paths.sentence(3, 7, "En hund & en katt."),
  paths.bookSentence("röda rummet", 7, "En hund & en katt."),
])("%s names its rewrite and sentence", (address) => {
  expect(metContextFrom(searchOf(address))).toEqual({ rewrite: 7, sentence: "En hund & en katt." });
});

test("a text of one's own is named by its own id, beside the sentence", () => {
  const search = searchOf(paths.ownSentence(7, "En hund."));
  expect(search.get("text")).toBe("7");
  expect(metContextFrom(search)).toEqual({ rewrite: null, sentence: "En hund." });
});

test("a long sentence is named by its beginning, and nonsense names no rewrite", () => {
  expect(metContextFrom(searchOf(paths.sentence(3, 7, "a".repeat(300)))).sentence).toHaveLength(200);
  expect(metContextFrom(new URLSearchParams("rewrite=x"))).toEqual({ rewrite: null, sentence: null });
  expect(metContextFrom(new URLSearchParams("rewrite=-1"))).toEqual({ rewrite: null, sentence: null });
});
