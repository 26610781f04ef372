import { queryFor, useQuery } from "@lagom/shared/query";

/** A reader's list with its books, even if it is private. */
export const useBookList = (id: number) =>
  useQuery({
    ...queryFor("GET /api/admin/book-lists/{id}", { params: { id } }),
    staleTime: 0,
  });
