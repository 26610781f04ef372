import type { SavedWord } from "@lagom/shared/contract/words";
import type { WordsPageData } from "./words.ts";

type Ids = ReadonlySet<number>;

/** A page of words with changes applied. */
export function withChangedWords(page: WordsPageData, ids: Ids, change: Partial<SavedWord>): WordsPageData {
  return { ...page, words: page.words.map((word) => (ids.has(word.id) ? { ...word, ...change } : word)) };
}

/** A page without the given words; the same object if it has none of them. */
export function withoutWords(page: WordsPageData, ids: Ids): WordsPageData {
  const words = page.words.filter(({ id }) => !ids.has(id));
  const gone = page.words.length - words.length;
  return gone === 0 ? page : { ...page, words, total: page.total - gone };
}

/** A page with words restored to their positions; the same object if it never had them or has them already. */
export function withWordsBack(page: WordsPageData, before: WordsPageData, ids: Ids): WordsPageData {
  const words = [...page.words];
  before.words.forEach((word, index) => {
    if (ids.has(word.id) && !words.some(({ id }) => id === word.id)) words.splice(index, 0, word);
  });
  const back = words.length - page.words.length;
  return back === 0 ? page : { ...page, words, total: page.total + back };
}
