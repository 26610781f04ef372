import type { SavedWord } from "@lagom/shared/contract/words";
import type { WordsPageData } from "./words.ts";

type Ids = ReadonlySet<number>;

/** A page of words with some of them changed. */
export function withChangedWords(page: WordsPageData, ids: Ids, change: Partial<SavedWord>): WordsPageData {
  return { ...page, words: page.words.map((word) => (ids.has(word.id) ? { ...word, ...change } : word)) };
}

/** A page of words without some of them; a page that lacks them stays as it is. */
export function withoutWords(page: WordsPageData, ids: Ids): WordsPageData {
  const words = page.words.filter(({ id }) => !ids.has(id));
  const gone = page.words.length - words.length;
  return gone === 0 ? page : { ...page, words, total: page.total - gone };
}

/** A page with words put back where they stood before; one that never had them, or has them again, stays as it is. */
export function withWordsBack(page: WordsPageData, before: WordsPageData, ids: Ids): WordsPageData {
  const words = [...page.words];
  before.words.forEach((word, index) => {
    if (ids.has(word.id) && !words.some(({ id }) => id === word.id)) words.splice(index, 0, word);
  });
  const back = words.length - page.words.length;
  return back === 0 ? page : { ...page, words, total: page.total + back };
}
