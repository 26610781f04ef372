import { callApi } from "@lagom/shared/api/client";
import { useQuery } from "@lagom/shared/query";

/** The text of a book in which a word was met, by its own id: that very one, also after a newer one took its place. */
export const useMetText = (rewriteId: number | null) =>
  useQuery({
    queryKey: ["text", { met: rewriteId }],
    queryFn: ({ signal }) =>
      callApi("GET /api/rewrite/{id}", { params: { id: rewriteId ?? 0 }, query: {}, signal }),
    enabled: rewriteId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
