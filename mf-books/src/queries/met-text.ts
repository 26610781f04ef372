import { queryFor, useQuery } from "@lagom/shared/query";

/** The text of a book in which a word was met, by its own id: that very one, also after a newer one took its place. */
export const useMetText = (rewriteId: number | null) =>
  useQuery({
    ...queryFor("GET /api/rewrite/{id}", { params: { id: rewriteId ?? 0 }, query: {} }),
    enabled: rewriteId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
