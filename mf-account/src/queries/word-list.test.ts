import type { SavedWord } from "@lagom/shared/contract/words";
import { expect, test } from "vitest";
import { withChangedWord, withoutWord, withWordBack } from "./word-list.ts";
import type { WordsPageData } from "./words.ts";

const word = (id: number) => ({ id, source_word: `ord${id}`, status: "new" }) as SavedWord;
const page: WordsPageData = { words: [word(1), word(2)], total: 60, page: 1, limit: 50, has_more: true };

test("a changed word keeps its place", () => {
  expect(withChangedWord(page, 2, { status: "known" }).words.map(({ status }) => status)).toEqual([
    "new",
    "known",
  ]);
});

test("a removed word is gone and no longer counted", () => {
  const after = withoutWord(page, 1);
  expect(after.words.map(({ id }) => id)).toEqual([2]);
  expect(after.total).toBe(59);
});

test("a page without the word stays the very same", () => {
  expect(withoutWord(page, 9)).toBe(page);
});

test("undo puts a word back where it stood, and leaves a second deleted word deleted", () => {
  const three = { ...page, words: [word(1), word(2), word(3)], total: 3 };
  const bothGone = withoutWord(withoutWord(three, 1), 2);
  const after = withWordBack(bothGone, withoutWord(three, 1), 2);
  expect(after.words.map(({ id }) => id)).toEqual([2, 3]);
  expect(after.total).toBe(2);
  expect(withWordBack(after, three, 2)).toBe(after);
});
