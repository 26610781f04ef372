import { callApi } from "@lagom/shared/api/client";
import { useQuery } from "@lagom/shared/query";

/** A reader's list with its books, private ones too. */
export const useBookList = (id: number) =>
  useQuery({
    queryKey: ["GET /api/admin/book-lists/{id}", id],
    queryFn: ({ signal }) => callApi("GET /api/admin/book-lists/{id}", { params: { id }, signal }),
    staleTime: 0,
  });
