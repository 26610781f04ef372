import type { Reply } from "@lagom/shared/contract/calls";
import { WORDS_PAGE_SIZE } from "@lagom/shared/limits";
import { keepPreviousData, keyFor, queryFor, useQuery } from "@lagom/shared/query";
import type { ListState } from "../stores/use-list-state.ts";

export type WordsPageData = Reply<"GET /api/user-words">;

/** Prefix of the keys of all pages of the list. */
export const WORD_LIST_KEY = keyFor("GET /api/user-words");

/** One page of the user's saved words; the previous page stays until it has loaded. */
export function useWords({ page, language, status, forgotten, q, sort }: ListState) {
  // Leave out unset parameters: the URL must equal that of the document's first call.
  const query = {
    page,
    limit: WORDS_PAGE_SIZE,
    language,
    status,
    forgotten: forgotten || undefined,
    q: q || undefined,
    sort: sort === "newest" ? undefined : sort,
  };
  return useQuery({ ...queryFor("GET /api/user-words", { query }), placeholderData: keepPreviousData });
}
