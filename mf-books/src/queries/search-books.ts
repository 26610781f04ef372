import { callApi } from "@lagom/shared/api/client";
import { keepPreviousData, pagesKeyFor, useInfiniteQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";

const PAGE_SIZE = 24;

interface Search {
  q: string;
  academic: boolean;
}

/**
 * Books by title and author, page after page. What was asked before is cancelled, and its result stays until the new
 * one is there; a late answer cannot overtake, because each search has its own key in the cache.
 */
export function useBookSearch({ q, academic }: Search) {
  const email = useSession((state) => state.user?.email);
  return useInfiniteQuery({
    queryKey: pagesKeyFor("GET /api/books/search", { query: { q, show_academic: academic } }),
    queryFn: ({ pageParam: page, signal }) =>
      callApi("GET /api/books/search", {
        query: { q, show_academic: academic, user_email: email, page, limit: PAGE_SIZE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.has_more ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}
