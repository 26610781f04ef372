import { callApi } from "@lagom/shared/api/client";
import { READ_ARTICLES_PAGE_SIZE } from "@lagom/shared/messages";
import { useQuery } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";

/** The text of a language that the reader opened last and did not finish; null when there is none. */
export function useUnfinished(language: LanguageName, enabled: boolean) {
  return useQuery({
    queryKey: ["GET /api/user/read-articles", 1, language],
    queryFn: ({ signal }) =>
      callApi("GET /api/user/read-articles", {
        query: { page: 1, limit: READ_ARTICLES_PAGE_SIZE, language },
        signal,
      }),
    select: ({ articles }) => articles.find(({ finished }) => !finished) ?? null,
    staleTime: 0,
    enabled,
  });
}
