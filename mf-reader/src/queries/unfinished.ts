import { callApi } from "@lagom/shared/api/client";
import { useQuery } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";

/** The text of a language that the reader opened last and finished at none of its levels; null when there is none. */
export function useUnfinished(language: LanguageName, enabled: boolean) {
  return useQuery({
    queryKey: ["GET /api/user/read-articles", "unfinished", language],
    queryFn: ({ signal }) =>
      callApi("GET /api/user/read-articles", { query: { unfinished: true, limit: 1, language }, signal }),
    select: ({ articles }) => articles[0] ?? null,
    staleTime: 0,
    enabled,
  });
}
