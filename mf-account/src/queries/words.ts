import type { Reply } from "@lagom/shared/contract/calls";
import { WORDS_PAGE_SIZE } from "@lagom/shared/limits";
import { keepPreviousData, keyFor, queryFor, useQuery } from "@lagom/shared/query";
import type { ListState } from "../stores/use-list-state.ts";

export type WordsPageData = Reply<"GET /api/user-words">;

/** Begins the key of every page of the list. */
export const WORD_LIST_KEY = keyFor("GET /api/user-words");

/** One page of the user's saved words; the page before stays until it is there. */
export function useWords({ page, language, status, q, sort }: ListState) {
  // The document starts the first page of all words: what is not asked for is not spelt.
  const query = {
    page,
    limit: WORDS_PAGE_SIZE,
    language,
    status,
    q: q || undefined,
    sort: sort === "newest" ? undefined : sort,
  };
  return useQuery({ ...queryFor("GET /api/user-words", { query }), placeholderData: keepPreviousData });
}
