import { callApi } from "@lagom/shared/api/client";
import { LIKED_PAGE_SIZE } from "@lagom/shared/limits";
import { pagesKeyFor, useInfiniteQuery } from "@lagom/shared/query";

/** The books the user likes, 24 at a time. */
export function useLikedBooks() {
  return useInfiniteQuery({
    queryKey: pagesKeyFor("GET /api/ratings/liked"),
    queryFn: ({ pageParam: offset, signal }) =>
      callApi("GET /api/ratings/liked", { query: { limit: LIKED_PAGE_SIZE, offset }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.has_more ? pages.length * LIKED_PAGE_SIZE : undefined),
  });
}
