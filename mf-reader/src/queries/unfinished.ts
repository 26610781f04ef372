import { callApi } from "@lagom/shared/api/client";
import type { Reply } from "@lagom/shared/contract/calls";
import { READ_ARTICLES_PAGE_SIZE } from "@lagom/shared/messages";
import { useQuery } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";

type ReadArticles = Reply<"GET /api/user/read-articles">["articles"];

/** The text that was opened last and finished at none of its levels, each of which is listed by itself; null when there is none. */
export function unfinishedOf(articles: ReadArticles): ReadArticles[number] | null {
  const finished = new Set(articles.filter((one) => one.finished).map((one) => one.article_id));
  return articles.find(({ article_id }) => !finished.has(article_id)) ?? null;
}

/** The text of a language that the reader opened last and did not finish; null when there is none. */
export function useUnfinished(language: LanguageName, enabled: boolean) {
  return useQuery({
    queryKey: ["GET /api/user/read-articles", 1, language],
    queryFn: ({ signal }) =>
      callApi("GET /api/user/read-articles", {
        query: { page: 1, limit: READ_ARTICLES_PAGE_SIZE, language },
        signal,
      }),
    select: ({ articles }) => unfinishedOf(articles),
    staleTime: 0,
    enabled,
  });
}
