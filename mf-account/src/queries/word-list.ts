import type { SavedWord } from "@lagom/shared/contract/words";
import type { WordsPageData } from "./words.ts";

/** A page of words with one of them changed. */
export function withChangedWord(page: WordsPageData, id: number, change: Partial<SavedWord>): WordsPageData {
  return { ...page, words: page.words.map((word) => (word.id === id ? { ...word, ...change } : word)) };
}

/** A page of words without one of them; a page that lacks it stays as it is. */
export function withoutWord(page: WordsPageData, id: number): WordsPageData {
  const words = page.words.filter((word) => word.id !== id);
  return words.length === page.words.length ? page : { ...page, words, total: page.total - 1 };
}

/** A page with a word put back where it stood before; a page that never had it, or has it again, stays as it is. */
export function withWordBack(page: WordsPageData, before: WordsPageData, id: number): WordsPageData {
  const index = before.words.findIndex((word) => word.id === id);
  const word = before.words[index];
  if (!word || page.words.some((other) => other.id === id)) return page;
  return { ...page, words: page.words.toSpliced(index, 0, word), total: page.total + 1 };
}
