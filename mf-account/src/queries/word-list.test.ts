import type { SavedWord } from "@lagom/shared/contract/words";
import { expect, test } from "vitest";
import { withChangedWords, withoutWords, withWordsBack } from "./word-list.ts";
import type { WordsPageData } from "./words.ts";

const word = (id: number) => ({ id, source_word: `ord${id}`, status: "new" }) as SavedWord;
const page: WordsPageData = { words: [word(1), word(2)], total: 60, page: 1, limit: 50, has_more: true };
const ids = (...all: number[]) => new Set(all);
const idsOf = ({ words }: WordsPageData) => words.map(({ id }) => id);

test("a changed word keeps its position", () => {
  expect(withChangedWords(page, ids(2), { status: "known" }).words.map(({ status }) => status)).toEqual([
    "new",
    "known",
  ]);
});

test("removed words are gone and no longer counted", () => {
  const after = withoutWords(page, ids(1, 2, 9));
  expect(idsOf(after)).toEqual([]);
  expect(after.total).toBe(58);
});

test("a page without the words stays the very same", () => {
  expect(withoutWords(page, ids(9))).toBe(page);
});

test("undo puts words back where they stood, and leaves another deleted word deleted", () => {
  const four = { ...page, words: [word(1), word(2), word(3), word(4)], total: 4 };
  const gone = withoutWords(withoutWords(four, ids(1)), ids(2, 4));
  const after = withWordsBack(gone, withoutWords(four, ids(1)), ids(2, 4));
  expect(idsOf(after)).toEqual([2, 3, 4]);
  expect(after.total).toBe(3);
  expect(withWordsBack(after, four, ids(2, 4))).toBe(after);
});
