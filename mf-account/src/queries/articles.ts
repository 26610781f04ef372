import { callApi } from "@lagom/shared/api/client";
import { READ_ARTICLES_PAGE_SIZE } from "@lagom/shared/limits";
import { keepPreviousData, useQuery } from "@lagom/shared/query";
import type { ListState } from "../stores/use-list-state.ts";

/** One page of the articles the user has opened; the page before stays until it is there. */
export function useArticles({ page, language, level }: ListState) {
  return useQuery({
    queryKey: ["GET /api/user/read-articles", page, language, level],
    queryFn: ({ signal }) =>
      callApi("GET /api/user/read-articles", {
        query: { page, limit: READ_ARTICLES_PAGE_SIZE, language, level },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Reading adds to it all the time.
    staleTime: 0,
  });
}
