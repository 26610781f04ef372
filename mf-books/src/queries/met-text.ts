import { queryFor, useQuery } from "@lagom/shared/query";

/** The text of a book in which a word was met, by id: exactly that one, even if a newer one has replaced it. */
export const useMetText = (rewriteId: number | null) =>
  useQuery({
    ...queryFor("GET /api/rewrite/{id}", { params: { id: rewriteId ?? 0 }, query: {} }),
    enabled: rewriteId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
