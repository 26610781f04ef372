import { callApi } from "@lagom/shared/api/client";
import type { Query } from "@lagom/shared/contract/calls";
import type { FeedPage, Text } from "@lagom/shared/contract/text";
import type { Preferences } from "@lagom/shared/contract/user";
import { NEWSFEED_PAGE_SIZE } from "@lagom/shared/limits";
import { levelFor } from "@lagom/shared/preferences/defaults";
import {
  type InfiniteData,
  infiniteQueryOptions,
  keyFor,
  pagesKeyFor,
  queryClient,
  useInfiniteQuery,
} from "@lagom/shared/query";
import { type Category, categoriesQuery } from "@lagom/shared/text/categories";
import { having } from "./having.ts";

type FeedQuery = Query<"GET /api/newsfeed">;
type Following = { page: number; snapshot: string };

/**
 * The query of the first page. The document starts the same call before the code arrives, so the keys must keep the order of
 * its URL: language, level, page, limit, categories, and on later pages snapshot.
 * @param harder whether to include articles that are too hard to follow
 */
export function firstFeedQuery(
  preferences: Preferences,
  available: readonly Category[],
  harder = false,
): FeedQuery {
  return {
    language: preferences.target_language,
    level: levelFor(preferences),
    page: 1,
    limit: NEWSFEED_PAGE_SIZE,
    categories: categoriesQuery(preferences.preferred_categories, available),
    ...(harder ? { harder } : {}),
  };
}

/** The page after this one, in the same snapshot. */
export const followingPage = (last: FeedPage): Following | undefined =>
  last.has_more ? { page: last.page + 1, snapshot: last.snapshot } : undefined;

/** The query of the newsfeed, page by page. */
export const newsfeedOptions = (first: FeedQuery) =>
  infiniteQueryOptions({
    queryKey: pagesKeyFor("GET /api/newsfeed", { query: first }),
    queryFn: async ({ pageParam, signal }) =>
      having(
        "articles",
        "list",
        await callApi("GET /api/newsfeed", { query: { ...first, ...pageParam }, signal }),
      ),
    initialPageParam: undefined as Following | undefined,
    getNextPageParam: followingPage,
    // Long, so that Back returns to the same list and scroll position even after a long text.
    staleTime: 5 * 60_000,
    gcTime: 60 * 60_000,
    refetchOnWindowFocus: false,
  });

/** The newsfeed, page by page. @param first as `firstFeedQuery` gives it */
export const useNewsfeed = (first: FeedQuery, enabled: boolean) =>
  useInfiniteQuery({ ...newsfeedOptions(first), enabled });

/** Marks a text as finished in the newsfeeds that have been loaded, which keep their order so that Back finds the same list. */
export function markFinished({ article_id, lang }: Text): void {
  queryClient.setQueriesData<InfiniteData<FeedPage>>(
    { queryKey: keyFor("GET /api/newsfeed") },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          articles: page.articles.map((item) =>
            item.article_id === article_id && item.lang === lang ? { ...item, finished: true } : item,
          ),
        })),
      },
  );
}
