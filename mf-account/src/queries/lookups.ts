import { WORD_LOOKUPS_PAGE_SIZE } from "@lagom/shared/limits";
import { keepPreviousData, queryFor, useQuery } from "@lagom/shared/query";
import type { ListState } from "../stores/use-list-state.ts";

/** One page of what the user looked up; the page before stays until it is there. */
export function useLookups({ page, language }: ListState) {
  return useQuery({
    ...queryFor("GET /api/user/word-lookups", { query: { page, limit: WORD_LOOKUPS_PAGE_SIZE, language } }),
    placeholderData: keepPreviousData,
    // Reading adds to it all the time.
    staleTime: 0,
  });
}
