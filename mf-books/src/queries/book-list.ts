import { callApi } from "@lagom/shared/api/client";
import { useQuery } from "@lagom/shared/query";

/** A public list, or one of the user's own. */
export function useBookList(id: number) {
  return useQuery({
    queryKey: ["GET /api/book-lists/{id}", id],
    queryFn: ({ signal }) => callApi("GET /api/book-lists/{id}", { params: { id }, signal }),
  });
}
