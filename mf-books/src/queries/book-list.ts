import { callApi } from "@lagom/shared/api/client";
import type { Reply } from "@lagom/shared/contract/calls";
import { keyFor, pagesKeyFor, useInfiniteQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";

export type ListPart = Reply<"GET /api/book-lists/{id}">;

/** Prefix of the keys of all lists. */
export const LIST_KEY = keyFor("GET /api/book-lists/{id}");

const FIRST_PART = 50;
/** Later pages are larger: 5,000 books take 26 requests, also on a refetch. */
const NEXT_PARTS = 200;

/** A public list or one of the user's own, paged; fetched once the session is known. */
export function useBookList(id: number) {
  const { user, loading } = useSession();
  return useInfiniteQuery({
    queryKey: pagesKeyFor("GET /api/book-lists/{id}", { params: { id } }, user?.id),
    queryFn: ({ pageParam: offset, signal }) =>
      callApi("GET /api/book-lists/{id}", {
        params: { id },
        query: { limit: offset === 0 ? FIRST_PART : NEXT_PARTS, offset },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, parts) =>
      last.has_more ? parts.reduce((sum, { books }) => sum + books.length, 0) : undefined,
    enabled: !loading,
    staleTime: 0,
  });
}
