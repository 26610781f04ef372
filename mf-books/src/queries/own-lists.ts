import type { Reply } from "@lagom/shared/contract/calls";
import { BOOK_LISTS_PAGE_SIZE, BOOKS_PER_LIST } from "@lagom/shared/limits";
import { keepPreviousData, keyFor, queryFor, useQuery } from "@lagom/shared/query";

export type OwnLists = Reply<"GET /api/book-lists">;

/** Prefix of the keys of all queries of the user's lists. */
export const LISTS_KEY = keyFor("GET /api/book-lists");

/** The user's first `limit` lists, six at first, each with its first ten books. */
export function useOwnLists(limit: number = BOOK_LISTS_PAGE_SIZE) {
  return useQuery({
    ...queryFor("GET /api/book-lists", {
      query: { include_books: true, limit_lists: limit, limit_books: BOOKS_PER_LIST },
    }),
    placeholderData: keepPreviousData,
    // Another window may have changed them, so refetch whenever this one gets the focus.
    staleTime: 0,
  });
}

const ALL = 200;

/** All the user's lists without their books, and whether each contains a given book. */
export function useListsWith(bookId: number) {
  return useQuery({
    ...queryFor("GET /api/book-lists", {
      query: { include_books: false, limit_lists: ALL, book_id: bookId },
    }),
    staleTime: 0,
  });
}
