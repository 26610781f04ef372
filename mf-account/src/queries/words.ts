import { callApi } from "@lagom/shared/api/client";
import type { Reply } from "@lagom/shared/contract/calls";
import { WORDS_PAGE_SIZE } from "@lagom/shared/limits";
import { keepPreviousData, useQuery } from "@lagom/shared/query";
import type { ListState } from "../stores/use-list-state.ts";

export type WordsPageData = Reply<"GET /api/user-words">;

/** Begins the key of everything about saved words, the marks in texts included. */
export const WORDS_KEY = ["user-words"] as const;
/** Begins the key of every page of the list. */
export const WORD_LIST_KEY = [...WORDS_KEY, "list"] as const;

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
  return useQuery({
    queryKey: [...WORD_LIST_KEY, query],
    queryFn: ({ signal }) => callApi("GET /api/user-words", { query, signal }),
    placeholderData: keepPreviousData,
  });
}
