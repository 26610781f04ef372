import { queryFor, useQuery } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";

/** The text of a language that the reader opened last and has finished at none of its levels; null if there is none. */
export function useUnfinished(language: LanguageName, enabled: boolean) {
  return useQuery({
    ...queryFor("GET /api/user/read-articles", { query: { unfinished: true, limit: 1, language } }),
    select: ({ articles }) => articles[0] ?? null,
    staleTime: 0,
    enabled,
  });
}
