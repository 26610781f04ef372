import { WORD_LOOKUPS_PAGE_SIZE } from "@lagom/shared/limits";
import { keepPreviousData, queryFor, useQuery } from "@lagom/shared/query";
import type { ListState } from "../stores/use-list-state.ts";

/** One page of the user's lookups; the previous page stays until it has loaded. */
export function useLookups({ page, language }: ListState) {
  return useQuery({
    ...queryFor("GET /api/user/word-lookups", { query: { page, limit: WORD_LOOKUPS_PAGE_SIZE, language } }),
    placeholderData: keepPreviousData,
    // Changes constantly while reading.
    staleTime: 0,
  });
}
