import { callApi } from "@lagom/shared/api/client";
import { LIKED_PAGE_SIZE } from "@lagom/shared/limits";
import { useInfiniteQuery } from "@lagom/shared/query";

/** Begins the key of the liked books. */
export const LIKED_KEY = ["GET /api/ratings/liked"] as const;

/** The books the user likes, 24 at a time. */
export function useLikedBooks() {
  return useInfiniteQuery({
    queryKey: LIKED_KEY,
    queryFn: ({ pageParam: offset, signal }) =>
      callApi("GET /api/ratings/liked", { query: { limit: LIKED_PAGE_SIZE, offset }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.has_more ? pages.length * LIKED_PAGE_SIZE : undefined),
  });
}
