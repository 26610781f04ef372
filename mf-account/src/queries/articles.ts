import { READ_ARTICLES_PAGE_SIZE } from "@lagom/shared/limits";
import { keepPreviousData, queryFor, useQuery } from "@lagom/shared/query";
import type { ListState } from "../stores/use-list-state.ts";

/** One page of the articles the user has opened; the previous page stays until it has loaded. */
export function useArticles({ page, language, level }: ListState) {
  return useQuery({
    ...queryFor("GET /api/user/read-articles", {
      query: { page, limit: READ_ARTICLES_PAGE_SIZE, language, level },
    }),
    placeholderData: keepPreviousData,
    // Changes constantly while reading.
    staleTime: 0,
  });
}
