import { callApi } from "@lagom/shared/api/client";
import { WORD_LOOKUPS_PAGE_SIZE } from "@lagom/shared/limits";
import { keepPreviousData, useQuery } from "@lagom/shared/query";
import type { ListState } from "../stores/use-list-state.ts";

/** One page of what the user looked up; the page before stays until it is there. */
export function useLookups({ page, language }: ListState) {
  return useQuery({
    queryKey: ["GET /api/user/word-lookups", page, language],
    queryFn: ({ signal }) =>
      callApi("GET /api/user/word-lookups", {
        query: { page, limit: WORD_LOOKUPS_PAGE_SIZE, language },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Reading adds to it all the time.
    staleTime: 0,
  });
}
